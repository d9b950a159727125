// One row for each rule, the only place that knows it. (Included more than once, so without a guard.)
//   name    of the enumerator, and of the key in files
//   topic   on the settings page, and its place there, from 0
//   fill    puts its value into the rules of a battle; nullptr if only the match needs it
//   then    label, unit, minimum, maximum, default and help, as in Parameter
TERRAMORPH_RULE(rounds, match, 0, nullptr, "Rounds", "", 1, 1000, 5, "how many rounds a match has", true)
TERRAMORPH_RULE(turn_mode, turns, 0, nullptr, "Turns", "", 0, 1, 0,
                "one fires after the other, or all aim in secret and fire at once", true, kTurnModeNames)
TERRAMORPH_RULE(turn_order, turns, 1, nullptr, "Turn order", "", 0, 3, 0,
                "who plays first in a round; the order of later volleys is drawn", true, kTurnOrderNames)
TERRAMORPH_RULE(turn_timer, turns, 2, nullptr, "Turn timer", "s", 0, 300, 0,
                "how long a person may aim; then the shot is fired as it is aimed", true, {}, "off")
TERRAMORPH_RULE(talk, turns, 3, nullptr, "Talking tanks", "", 0, 2, 1, "who says something now and then",
                true, kTalkNames)
TERRAMORPH_RULE(armory, armory, 0, nullptr, "Armory", "", 0, 1, 1,
                "weapons and items are bought before every round", true, kOffOn)
TERRAMORPH_RULE(start_cash, money, 0, nullptr, "Cash at the start", "$", 0, 1000000, 10000,
                "what everybody begins with", true)
TERRAMORPH_RULE(interest, money, 1, nullptr, "Interest", "%", 0, 30, 5, "what saved money earns each round",
                true)
TERRAMORPH_RULE(pay_damage, money, 2, nullptr, "Pay for damage", "$", 0, 1000, 20,
                "for each point of health taken from an enemy", true)
TERRAMORPH_RULE(pay_kill, money, 3, nullptr, "Pay for a kill", "$", 0, 100000, 2000,
                "for each enemy destroyed", true)
TERRAMORPH_RULE(pay_survival, money, 4, nullptr, "Pay for survival", "$", 0, 100000, 1000,
                "for everybody who outlives the round", true)
TERRAMORPH_RULE(pay_round, money, 5, nullptr, "Pay for taking part", "$", 0, 100000, 5000,
                "for everybody, whatever becomes of them", true)
TERRAMORPH_RULE(pay_turn, money, 6, nullptr, "Pay for a turn", "$", 0, 100000, 1000,
                "for each of a player's first three shots in a round", true)
TERRAMORPH_RULE(catch_up, money, 7, nullptr, "Help for the poorest", "%", 0, 50, 10,
                "share of the gap to the median purse that each loser gets too; $4,000 at most", true)
TERRAMORPH_RULE(fine, money, 8, nullptr, "Fine", "$", 0, 100000, 1500,
                "for destroying oneself or an ally; nobody owes more than there is", true)
TERRAMORPH_RULE(sell_back, armory, 5, nullptr, "Sell back", "%", 0, 100, 80,
                "share of the price that you get back", true)
TERRAMORPH_RULE(free_market, market, 0, nullptr, "Free market", "", 0, 1, 0,
                "what is much bought gets dearer, what nobody wants cheaper", true, kOffOn)
TERRAMORPH_RULE(sell_back_free, market, 1, nullptr, "Sell back, free market", "%", 0, 100, 65,
                "the same, where the market is free", true)
TERRAMORPH_RULE(demand_memory, market, 2, nullptr, "Market memory", "%", 0, 95, 50,
                "how much of each good's demand lasts from round to round", true)
TERRAMORPH_RULE(price_swing, market, 3, nullptr, "Price swing", "times", 1, 10, 2,
                "how many times dearer or cheaper than at first a good can get", true)
TERRAMORPH_RULE(first_arms, armory, 2, nullptr, "Arms level, first round", "", 0, 6, 1,
                "up to which level there is anything to be had", true)
TERRAMORPH_RULE(last_arms, armory, 3, nullptr, "Arms level, last round", "", 0, 6, 6,
                "it rises or falls to this, round by round", true)
TERRAMORPH_RULE(computers_buy, armory, 1, nullptr, "Computers buy", "", 0, 1, 1,
                "computers go to the armory too", true, kOffOn)
TERRAMORPH_RULE(scoring, match, 1, nullptr, "Scoring", "", 0, 2, 0,
                "damage, kills and survival; only kills and survival; or what somebody owns", true,
                kScoringNames)
TERRAMORPH_RULE(planets, planets, 0, nullptr, "Planet of the round", "", 0, 2, 0,
                "the one that is chosen, any of them each round, or a journey through a galaxy of worlds",
                true, kPlanetRuleNames)
TERRAMORPH_RULE(cut_advance, planets, 1, nullptr, "Map drift", "rows", 0, 2048, 0,
                "how far the cut moves on through the map each round; there and back where the map ends",
                true, {}, "a fresh map")
TERRAMORPH_RULE(gravity, air, 0, fill_gravity, "Gravity", "%", 20, 300, 100, "of the planet's own", true)
TERRAMORPH_RULE(wind, air, 1, fill_wind, "Wind", "%", 0, 200, 100,
                "of the planet's own; no wind is stronger than 40 columns/s2", true)
TERRAMORPH_RULE(changing_wind, air, 2, fill<&BattleRules::changing_wind>, "Changing wind", "", 0, 1, 1,
                "the wind shifts a little every turn", true, kOffOn)
TERRAMORPH_RULE(wind_growth, air, 3, fill<&BattleRules::wind_growth>, "Wind by height", "%", 0, 20, 0,
                "how much stronger the wind is for each 100 columns higher up", true, {}, "even")
TERRAMORPH_RULE(viscosity, air, 4, fill_viscosity, "Thick air", "", 0, Air::kMaxViscosity, 0,
                "how soon shells lose their speed in the air", true, {}, "none")
TERRAMORPH_RULE(water_damage, damage, 3, fill<&BattleRules::water_damage>, "Water hurts", "", 0, 100, 10,
                "what a tank under water loses at the end of each turn", true)
TERRAMORPH_RULE(walls, air, 5, fill<&BattleRules::walls>, "Walls", "", 0, 7, 0,
                "what the sides of the level do to a shell", true, kWallNames)
TERRAMORPH_RULE(ceiling, air, 6, fill<&BattleRules::ceiling>, "Ceiling", "", 0, 1, 0,
                "the level is closed above as well, where its walls are", true, kOffOn)
TERRAMORPH_RULE(hostile_sky, sky, 0, fill<&BattleRules::sky>, "Hostile sky", "", 0, 3, 0,
                "what may come down between turns", true, kSkyNames)
TERRAMORPH_RULE(sudden_death, sky, 1, fill<&BattleRules::sudden_death>, "Sudden death", "turns", 0, 100, 12,
                "turns without damage before the storm starts", true, {}, "never")
TERRAMORPH_RULE(crates, match, 4, fill<&BattleRules::crates>, "Crates", "%", 0, 100, 10,
                "how often a turn brings a crate with a gift", true)
TERRAMORPH_RULE(
    entertain, match, 5, nullptr, "Leading computers err", "", 0, 1, 1,
    "a computer that's a round's pay ahead of everybody else aims a third worse, so that others can catch up",
    true, kOffOn)
TERRAMORPH_RULE(loose_earth, earth, 0, fill<&BattleRules::loose_earth>, "Loose earth", "", 0, 2, 2,
                "what earth does when nothing holds it up", true, kLooseEarthNames)
TERRAMORPH_RULE(suspend_chance, earth, 1, fill<&BattleRules::suspend_chance>, "Floating earth", "%", 0, 100,
                0, "how much loose earth hangs in the air all the same", true)
TERRAMORPH_RULE(wreckage, earth, 2, fill<&BattleRules::wreckage>, "Wreckage", "", 0, 1, 1,
                "what is left of a destroyed tank lies about", true, kOffOn)
TERRAMORPH_RULE(direct_hit, damage, 0, fill<&BattleRules::direct_hit_kills>, "Direct hits kill", "", 0, 1, 0,
                "a shell that hits a tank destroys it, whatever its strength", true, kOffOn)
TERRAMORPH_RULE(damage_weakens, damage, 4, fill<&BattleRules::damage_weakens>, "Damage weakens shots", "", 0,
                1, 0, "a damaged tank can't fire at full power, but always at 60 %", true, kOffOn)
TERRAMORPH_RULE(fall_damage, damage, 1, fill<&BattleRules::fall_damage>, "Falls hurt", "", 0, 1, 1,
                "a tank that falls far is damaged", true, kOffOn)
TERRAMORPH_RULE(parachutes, damage, 2, fill<&BattleRules::parachute_threshold>, "Parachute threshold",
                "health", 0, 200, 10, "a parachute opens where the fall would cost more than this", true)
TERRAMORPH_RULE(health, match, 2, fill<&BattleRules::health>, "Health", "", 10, 1000, 200,
                "starting health of each tank", true)
TERRAMORPH_RULE(fuel, match, 3, fill<&BattleRules::fuel>, "Fuel", "columns", 0, 10000, 150,
                "driving range in a round, without extra fuel", true)
TERRAMORPH_RULE(stock, armory, 4, nullptr, "Free bundles", "", 0, 20, 0,
                "how many bundles of everything each round begins with at least", true)
