# The weapons that come with the program are compiled into it too, so that a missing or damaged file never stops a game.
# Run as a script: -DSOURCE=weapons.toml -DTARGET=built_in_arsenal.inc
file(READ ${SOURCE} weapons)
file(WRITE ${TARGET} "R\"arsenal(${weapons})arsenal\"\n")
