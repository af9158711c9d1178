# Target headers_alone: compiles every header by itself, so that none leans on another being included first.
file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}"
     "${PROJECT_SOURCE_DIR}/croupier/*.h" "${PROJECT_SOURCE_DIR}/bench/*.h")
set(sources)
foreach(header IN LISTS headers)
    set(source "${PROJECT_BINARY_DIR}/headers_alone/${header}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "#include \"${header}\"\n")
    list(APPEND sources "${source}")
endforeach()

add_library(headers_alone OBJECT EXCLUDE_FROM_ALL ${sources})
set_target_properties(headers_alone PROPERTIES UNITY_BUILD OFF)
target_compile_options(headers_alone PRIVATE ${CROUPIER_WARNINGS} -O0)
target_link_libraries(headers_alone PRIVATE croupier_terminal croupier_protocol croupier_server croupier_bots)
