# Installs the program with its page, man page and completion for three shells.
install(TARGETS croupier COMPONENT program)
# The page, if it has been built.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/build/web/" DESTINATION "${CMAKE_INSTALL_DATADIR}/croupier/web" COMPONENT program OPTIONAL)
install(FILES "${PROJECT_SOURCE_DIR}/docs/croupier.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT program)
foreach(script IN ITEMS bash:bash-completion/completions/croupier zsh:zsh/site-functions/_croupier
        fish:fish/vendor_completions.d/croupier.fish)
    string(REPLACE ":" ";" parts "${script}")
    list(GET parts 0 shell)
    list(GET parts 1 name)
    set(made "${PROJECT_BINARY_DIR}/completion/${name}")
    cmake_path(GET made PARENT_PATH folder)
    cmake_path(GET name PARENT_PATH below)
    file(MAKE_DIRECTORY "${folder}")
    install(CODE "execute_process(COMMAND \"$<TARGET_FILE:croupier>\" completion ${shell}
                                  OUTPUT_FILE \"${made}\" COMMAND_ERROR_IS_FATAL ANY)" COMPONENT program)
    install(FILES "${made}" DESTINATION "${CMAKE_INSTALL_DATADIR}/${below}" COMPONENT program)
endforeach()
