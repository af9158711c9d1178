# Uses ccache where there is one.
find_program(CCACHE ccache)
if(CCACHE)
    # Precompiled headers are part of what ccache compares; their time stamps say nothing. Paths are
    # compared from here, so that every copy of this folder has the use of one cache.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${CCACHE}")
endif()
