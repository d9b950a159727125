// One row for each rule, the only place that knows it. (Included more than once, so without a guard.)
//   name    of the enumerator, and of the key in files
//   topic   on the settings page, and its place there, from 0
//   fill    puts its value into the rules of a battle; nullptr if only the match needs it
//   then    label, unit, minimum, maximum, default and help, as in Parameter
TERRAMORPH_RULE(rounds, match, 0, nullptr, "Rounds", "", 1, 1000, 5, "how many rounds make a match", true)
TERRAMORPH_RULE(turn_mode, turns, 0, nullptr, "Turns", "", 0, 1, 0,
                "take turns, or everyone aims in secret and all fire at once", true, kTurnModeNames)
TERRAMORPH_RULE(turn_order, turns, 1, nullptr, "Turn order", "", 0, 3, 0,
                "who goes first each round; round-robin then keeps the order, the others reshuffle every volley",
                true, kTurnOrderNames)
TERRAMORPH_RULE(turn_timer, turns, 2, nullptr, "Turn timer", "s", 0, 300, 0,
                "how long a person may aim before the shot goes off by itself", true, {}, "off")
TERRAMORPH_RULE(talk, turns, 3, nullptr, "Talking tanks", "", 0, 2, 1, "which tanks talk now and then", true,
                kTalkNames)
TERRAMORPH_RULE(armory, armory, 0, nullptr, "Armory", "", 0, 1, 1, "buy weapons and items before every round",
                true, kOffOn)
TERRAMORPH_RULE(start_cash, money, 0, nullptr, "Starting cash", "$", 0, 1000000, 10000,
                "what everybody starts with", true)
TERRAMORPH_RULE(interest, money, 1, nullptr, "Interest", "%", 0, 30, 5, "what saved money earns each round",
                true)
TERRAMORPH_RULE(pay_damage, money, 2, nullptr, "Pay for damage", "$", 0, 1000, 20,
                "for each point of damage to an enemy", true)
TERRAMORPH_RULE(pay_kill, money, 3, nullptr, "Pay for a kill", "$", 0, 100000, 2000,
                "for each enemy you destroy", true)
TERRAMORPH_RULE(pay_survival, money, 4, nullptr, "Pay for survival", "$", 0, 100000, 1000,
                "for everybody who survives the round", true)
TERRAMORPH_RULE(pay_round, money, 5, nullptr, "Round bonus", "$", 0, 100000, 5000,
                "for everybody, win or lose", true)
TERRAMORPH_RULE(pay_turn, money, 6, nullptr, "Pay for a turn", "$", 0, 100000, 1000,
                "for each of a player's first three shots in a round", true)
TERRAMORPH_RULE(catch_up, money, 7, nullptr, "Help for the poorest", "%", 0, 50, 10,
                "losers with less money than most get this share of the gap, up to $4,000", true)
TERRAMORPH_RULE(fine, money, 8, nullptr, "Fine", "$", 0, 100000, 1500,
                "for destroying yourself or an ally; nobody goes into debt", true)
TERRAMORPH_RULE(sell_back, armory, 5, nullptr, "Refund", "%", 0, 100, 80, "share of the price you get back",
                true)
TERRAMORPH_RULE(free_market, market, 0, nullptr, "Free market", "", 0, 1, 0,
                "popular goods get more expensive, unwanted ones cheaper", true, kOffOn)
TERRAMORPH_RULE(sell_back_free, market, 1, nullptr, "Refund, free market", "%", 0, 100, 65,
                "share of the price you get back on a free market", true)
TERRAMORPH_RULE(demand_memory, market, 2, nullptr, "Market memory", "%", 0, 95, 50,
                "how much of the demand carries over to the next round", true)
TERRAMORPH_RULE(price_swing, market, 3, nullptr, "Price swing", "times", 1, 10, 2,
                "how far prices can rise or fall: at 2, to twice or half", true)
TERRAMORPH_RULE(first_arms, armory, 2, nullptr, "Arms level, first round", "", 0, 6, 1,
                "every weapon has a level; the armory sells none above this one in the first round", true)
TERRAMORPH_RULE(last_arms, armory, 3, nullptr, "Arms level, last round", "", 0, 6, 6,
                "the level changes step by step until it gets here", true)
TERRAMORPH_RULE(computers_buy, armory, 1, nullptr, "Computers buy", "", 0, 1, 1,
                "computers shop in the armory too", true, kOffOn)
TERRAMORPH_RULE(scoring, match, 1, nullptr, "Scoring", "", 0, 2, 0,
                "what earns points: damage, kills and survival; kills and survival only; or money", true,
                kScoringNames)
TERRAMORPH_RULE(planets, planets, 0, nullptr, "Planet of the round", "", 0, 2, 0,
                "always the same one, a random one each round after the first, or a trip through a galaxy",
                true, kPlanetRuleNames)
TERRAMORPH_RULE(cut_advance, planets, 1, nullptr, "Map drift", "m", 0, 2048, 0,
                "how far the cut moves through the map each round, back and forth", true, {}, "a fresh map")
TERRAMORPH_RULE(scars, planets, 2, nullptr, "Scars stay", "", 0, 1, 1,
                "craters and anything that was moved are still there when a match returns to the same land, "
                "or to a cut no more than 48 m from the old one",
                true, kOffOn)
TERRAMORPH_RULE(gravity, air, 0, fill_gravity, "Gravity", "%", 20, 300, 100, "of the planet's own", true)
TERRAMORPH_RULE(wind, air, 1, fill_wind, "Wind", "%", 0, 200, 100,
                "of the planet's own; never stronger than 40", true)
TERRAMORPH_RULE(changing_wind, air, 2, fill<&BattleRules::changing_wind>, "Changing wind", "", 0, 1, 1,
                "the wind shifts a little every turn", true, kOffOn)
TERRAMORPH_RULE(wind_growth, air, 3, fill<&BattleRules::wind_growth>, "Wind by height", "%", 0, 20, 0,
                "how much stronger the wind gets with every 100 m of height", true, {}, "even")
TERRAMORPH_RULE(viscosity, air, 4, fill_viscosity, "Thick air", "", 0, Air::kMaxViscosity, 0,
                "how quickly the air slows shells down", true, {}, "none")
TERRAMORPH_RULE(water_damage, damage, 3, fill<&BattleRules::water_damage>, "Water hurts", "", 0, 100, 10,
                "health that a tank under water loses each turn", true)
TERRAMORPH_RULE(walls, air, 5, fill<&BattleRules::walls>, "Walls", "", 0, 7, 0,
                "what happens to a shell at the sides of the level", true, kWallNames)
TERRAMORPH_RULE(ceiling, air, 6, fill<&BattleRules::ceiling>, "Ceiling", "", 0, 1, 0,
                "the walls close off the sky, too", true, kOffOn)
TERRAMORPH_RULE(hostile_sky, sky, 0, fill<&BattleRules::sky>, "Hostile sky", "", 0, 3, 0,
                "what may fall from the sky between turns", true, kSkyNames)
TERRAMORPH_RULE(sudden_death, sky, 1, fill<&BattleRules::sudden_death>, "Sudden death", "turns", 0, 100, 12,
                "turns without damage before sudden death begins", true, {}, "never")
TERRAMORPH_RULE(ends_by, sky, 2, fill<&BattleRules::ends_by>, "Sudden death by", "", 0, 1, 0,
                "a storm, or the land drifts: each turn without damage it shifts 4 m across the map; needs "
                "Living land: in play",
                true, kSuddenDeathNames)
TERRAMORPH_RULE(crates, match, 5, fill<&BattleRules::crates>, "Crates", "%", 0, 100, 10,
                "how likely a crate is to appear each turn", true)
TERRAMORPH_RULE(entertain, match, 6, nullptr, "Leading computers ease up", "", 0, 1, 1,
                "a computer far ahead in money is a third less accurate, so others can catch up", true,
                kOffOn)
TERRAMORPH_RULE(loose_earth, earth, 0, fill<&BattleRules::loose_earth>, "Unsupported earth", "", 0, 2, 2,
                "what happens to earth with nothing under it", true, kLooseEarthNames, {}, kLooseEarthLabels)
TERRAMORPH_RULE(suspend_chance, earth, 1, fill<&BattleRules::suspend_chance>, "Floating earth", "%", 0, 100,
                0, "how much loose earth stays in the air anyway", true)
TERRAMORPH_RULE(wreckage, earth, 2, fill<&BattleRules::wreckage>, "Wreckage", "", 0, 1, 1,
                "destroyed tanks leave wrecks", true, kOffOn)
TERRAMORPH_RULE(high_ground, earth, 4, fill<&BattleRules::high_ground>, "High ground", "$", 0, 10000, 0,
                "for each turn that you begin on a plateau with cliffs and no enemy on it", true, {}, "off")
TERRAMORPH_RULE(living_land, earth, 3, fill<&BattleRules::living_land>, "Living land", "", 0, 2, 2,
                "trees and ponds to look at, or none; in play, trees also fall and burn, boulders roll, "
                "lakes run out where their shores break, and mines lie below",
                true, kLivingLandNames)
TERRAMORPH_RULE(direct_hit, damage, 0, fill<&BattleRules::direct_hit_kills>, "Direct hits kill", "", 0, 1, 0,
                "a shell that hits a tank destroys it, however weak it is", true, kOffOn)
TERRAMORPH_RULE(damage_weakens, damage, 4, fill<&BattleRules::damage_weakens>, "Damage weakens shots", "", 0,
                1, 0, "damage lowers a tank's top power, to 60% at worst", true, kOffOn)
TERRAMORPH_RULE(fall_damage, damage, 1, fill<&BattleRules::fall_damage>, "Falls hurt", "", 0, 1, 1,
                "a long fall damages a tank", true, kOffOn)
TERRAMORPH_RULE(parachutes, damage, 2, fill<&BattleRules::parachute_threshold>, "Parachute threshold",
                "health", 0, 200, 25, "parachutes open when a fall would cost more than this", true)
TERRAMORPH_RULE(health, match, 2, fill<&BattleRules::health>, "Health", "", 10, 1000, 200,
                "starting health of each tank", true)
TERRAMORPH_RULE(fuel, match, 3, fill<&BattleRules::fuel>, "Fuel", "m", 0, 10000, 150,
                "driving range at the start of a round, without extra fuel", true)
TERRAMORPH_RULE(refuel, match, 4, fill<&BattleRules::refuel>, "Refueling", "m", 0, 10000, 60,
                "fuel you get back each turn, up to the starting amount", true)
TERRAMORPH_RULE(stock, armory, 4, nullptr, "Free bundles", "", 0, 20, 0,
                "at least this many bundles of everything, each round", true)
