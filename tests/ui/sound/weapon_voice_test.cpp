#include "ui/sound/weapon_voice.h"

#include <gtest/gtest.h>

#include <vector>

#include "battle/content/arsenal.h"
#include "measured.h"
#include "ui/sound/blast_sound.h"

namespace terramorph {

namespace {

const Weapon& weapon(const char* id) {
    for (const Weapon& each : built_in_arsenal().weapons)
        if (each.id == id) return each;
    ADD_FAILURE() << id;
    return built_in_arsenal().weapons.front();
}

std::vector<WeaponVoice> voices() {
    std::vector<WeaponVoice> all;
    for (std::size_t k = 0; k < kWeaponVoices; ++k) all.push_back(static_cast<WeaponVoice>(k));
    return all;
}

}  // namespace

TEST(WeaponVoices, AWeaponSoundsLikeWhatItDoes) {
    EXPECT_EQ(voice_of(weapon("nuke")), WeaponVoice::shell);
    EXPECT_EQ(voice_of(weapon("chain_gun")), WeaponVoice::gun);
    EXPECT_EQ(voice_of(weapon("death_spread")), WeaponVoice::fan);
    EXPECT_EQ(voice_of(weapon("mirv")), WeaponVoice::splitter);
    EXPECT_EQ(voice_of(weapon("funky_bomb")), WeaponVoice::splitter);
    EXPECT_EQ(voice_of(weapon("air_strike")), WeaponVoice::strike);
    EXPECT_EQ(voice_of(weapon("boulder")), WeaponVoice::roller);
    EXPECT_EQ(voice_of(weapon("sandhog")), WeaponVoice::digger);
    EXPECT_EQ(voice_of(weapon("liquid_dirt")), WeaponVoice::dirt);
    EXPECT_EQ(voice_of(weapon("black_rain")), WeaponVoice::fire);
    EXPECT_EQ(voice_of(weapon("laser")), WeaponVoice::beam);
    EXPECT_EQ(voice_of(weapon("plasma_blast")), WeaponVoice::plasma);
    EXPECT_EQ(voice_of(weapon("tremor")), WeaponVoice::quake);
    EXPECT_EQ(voice_of(weapon("fault")), WeaponVoice::quake);
    EXPECT_EQ(voice_of(weapon("homing_missile")), WeaponVoice::guided);
    EXPECT_EQ(voice_of(weapon("shield_sapper")), WeaponVoice::thief);
    EXPECT_EQ(voice_of(weapon("smoke_tracer")), WeaponVoice::tracer);
}

TEST(WeaponVoices, EveryFamilyFiresWithAVoiceOfItsOwn) {
    for (const WeaponVoice one : voices())
        for (const WeaponVoice other : voices()) {
            if (one >= other) continue;
            EXPECT_GT(unlike(measured(muzzle_sound(one, 0.5f)), measured(muzzle_sound(other, 0.5f))), 0.1f)
                << static_cast<int>(one) << " and " << static_cast<int>(other);
        }
}

TEST(WeaponVoices, ShotsAreHeardStayBelowFullScaleAndAreQuieterThanBigBlasts) {
    const float nuke = measured(blast_sound(170, WeaponVoice::shell, Surface::earth)).loudness;
    for (const WeaponVoice voice : voices())
        for (const float weight : {0.0f, 1.0f}) {
            const Measured heard = measured(muzzle_sound(voice, weight));
            EXPECT_LT(heard.peak, 1);
            EXPECT_GT(heard.audible, 0.6f) << static_cast<int>(voice);
            EXPECT_GT(heard.loudness, 0.15f * nuke) << static_cast<int>(voice);
            EXPECT_LT(heard.loudness, 0.75f * nuke) << static_cast<int>(voice);
        }
}

TEST(WeaponVoices, BlastsOfDifferentFamiliesDiffer) {
    const Measured shell = measured(blast_sound(60, WeaponVoice::shell, Surface::earth));
    for (const WeaponVoice voice : voices()) {
        const bool plain =
            voice == WeaponVoice::shell || voice == WeaponVoice::beam || voice == WeaponVoice::tracer;
        const float different = unlike(shell, measured(blast_sound(60, voice, Surface::earth)));
        EXPECT_EQ(different < 0.03f, plain) << static_cast<int>(voice) << ": " << different;
    }
}

}  // namespace terramorph
