# What comes with the program as a file is compiled into it too, so that a missing or damaged file never stops a game.
# Comments are for those who read the file, and would only make what a page loads heavier.
# Run as a script: -DSOURCE=weapons.toml -DTARGET=built_in_arsenal.inc
file(READ ${SOURCE} content)
string(REGEX REPLACE "\n#[^\n]*" "" content "\n${content}")
file(WRITE ${TARGET} "R\"asset(${content})asset\"\n")
