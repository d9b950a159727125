# What comes with the program as a file is compiled into it too, so that a missing or damaged file never stops a game.
# Run as a script: -DSOURCE=weapons.toml -DTARGET=built_in_arsenal.inc
file(READ ${SOURCE} content)
file(WRITE ${TARGET} "R\"asset(${content})asset\"\n")
