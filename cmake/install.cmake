# What other projects find: find_package(croupier), pkg-config croupier.
include(CMakePackageConfigHelpers)
set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/croupier")
install(EXPORT croupier NAMESPACE croupier:: FILE croupierTargets.cmake DESTINATION "${package_folder}" COMPONENT development)
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/croupierConfig.cmake.in" croupierConfig.cmake
    INSTALL_DESTINATION "${package_folder}")
# Until 1.0 a minor version may change names.
write_basic_package_version_file(croupierConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/croupierConfig.cmake" "${CMAKE_CURRENT_BINARY_DIR}/croupierConfigVersion.cmake"
    DESTINATION "${package_folder}" COMPONENT development)
# An installed tree may be moved: the prefix is said from where the file lies.
file(RELATIVE_PATH prefix_from_pkgconfig "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
configure_file("${PROJECT_SOURCE_DIR}/cmake/croupier.pc.in" croupier.pc @ONLY)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/croupier.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT development)
