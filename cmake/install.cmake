# What "cmake --install" puts where, and the package: "cmake/build.sh package package" makes a .deb in build/package.
# One id everywhere: the desktop file, the icons, the metainfo, and the class of the window.
set(TERRAMORPH_ID org.terramorph.terramorph)
set(TERRAMORPH_CONTACT "Terramorph maintainers <maintainers@terramorph.example>")

include(GNUInstallDirs)
set(share ${CMAKE_INSTALL_DATADIR})
set(generated ${CMAKE_BINARY_DIR}/packaging)
foreach(file terramorph.desktop terramorph.metainfo.xml terramorph.6 terramorph-lab.6 changelog)
    configure_file(packaging/${file}.in ${generated}/${file} @ONLY)
endforeach()

install(TARGETS terramorph terramorph-lab)
install(DIRECTORY assets DESTINATION ${share}/terramorph)
install(FILES packaging/icons/128.png DESTINATION ${share}/terramorph/assets RENAME icon.png)
install(FILES ${generated}/terramorph.desktop DESTINATION ${share}/applications RENAME ${TERRAMORPH_ID}.desktop)
install(FILES ${generated}/terramorph.metainfo.xml DESTINATION ${share}/metainfo RENAME ${TERRAMORPH_ID}.metainfo.xml)
install(FILES packaging/terramorph.svg DESTINATION ${share}/icons/hicolor/scalable/apps RENAME ${TERRAMORPH_ID}.svg)
foreach(size 16 24 32 48 64 128 256 512)
    install(FILES packaging/icons/${size}.png DESTINATION ${share}/icons/hicolor/${size}x${size}/apps
        RENAME ${TERRAMORPH_ID}.png)
endforeach()
find_program(GZIP gzip REQUIRED)
set(compressed "")
foreach(file terramorph.6 terramorph-lab.6 changelog)
    add_custom_command(OUTPUT ${generated}/${file}.gz COMMAND ${GZIP} -9nkf ${generated}/${file}
        DEPENDS ${generated}/${file})
    list(APPEND compressed ${generated}/${file}.gz)
endforeach()
add_custom_target(compressed_documents ALL DEPENDS ${compressed})
install(FILES ${generated}/terramorph.6.gz ${generated}/terramorph-lab.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES ${generated}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME terramorph)
set(CPACK_PACKAGE_CONTACT "${TERRAMORPH_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tanks lob shells at each other on hills that don't last")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Tanks stand on a hilly skyline and take turns lobbing shells at each other:
two to ten friends at one keyboard, computers, or both.

The ground is the hero. It is made from a map seen from above; a straight
line cuts the map, and the cut is the level. Craters are carved out of it,
undermined earth breaks off and falls, slopes slide. There are 66 weapons,
33 items, seven planets, and a page on which every number of the land can
be changed.

The package also has terramorph-lab, which makes maps, plays matches of
computers and checks recordings without a window.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-b612, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
include(CPack)
