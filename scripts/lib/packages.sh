# Installs the Debian packages a script needs: need_group build|wasm|test|page|browser…

system=$(. /etc/os-release 2>/dev/null && echo "${ID:-unknown} ${VERSION_ID:-}")

case $system in
"debian 12") boost=libboost1.81-dev ;; # its libboost-dev is 1.74, and the server needs 1.81
*) boost=libboost-dev ;;
esac
build_packages=(g++ cmake ninja-build ccache libcli11-dev nlohmann-json3-dev libncurses-dev "$boost" libssl-dev
    libsqlite3-dev libsodium-dev libsimdjson-dev)
wasm_packages=(clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
    libclang-rt-19-dev-wasm32)
test_packages=(libgtest-dev python3 git pkg-config clang-19 llvm-19 libclang-rt-19-dev clang-tidy-19 clang-format-19
    freecell-solver-bin openssl tmux man-db zsh fish)
page_packages=(ca-certificates)
browser_packages=(chromium-headless-shell fonts-dejavu-core)
command -v npm >/dev/null || page_packages+=(nodejs npm)

installed() {
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

as_root() {
    if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 "$@"
}

package_lists_are_fresh=no
advised=no

# What stands for the packages on a system that has other names for them.
advise_other_system() {
    [[ $advised == no ]] || return 0
    advised=yes
    cat >&2 <<'LIST'
note: this is not a Debian system, so nothing is installed. Needed are: g++ 12 or clang 16 or newer, CMake 3.25, Ninja,
  CLI11 2.1, nlohmann/json 3.11, ncurses with wide characters, Boost headers 1.81, OpenSSL 3, SQLite 3, libsodium, simdjson 3;
  for the page: clang 19 with lld, wasi-libc and libc++ for wasm32, Node.js 20.19 with npm;
  for tests: GoogleTest 1.12, Python 3.11, tmux, zsh, fish, freecell-solver, chromium-headless-shell.
The program alone: cmake -S . -B build/release -DCROUPIER_BUILD_TESTS=OFF && cmake --build build/release
LIST
}

need() {
    local package missing=()
    if ! command -v apt-get >/dev/null; then
        advise_other_system
        return 0 # the build says what it does not find
    fi
    for package in "$@"; do
        installed "$package" || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local advice="please install: ${missing[*]}"
    if ((EUID != 0)) && ! command -v sudo >/dev/null; then
        echo "error: packages are missing, and there is neither root nor sudo; $advice" >&2
        return 1
    fi
    echo "== packages: ${missing[*]}"
    if [[ $package_lists_are_fresh == no ]]; then
        apt_get update || echo "warning: the package lists could not be updated" >&2
        package_lists_are_fresh=yes
    fi
    if ! apt_get install -y --no-install-recommends "${missing[@]}"; then
        echo "error: apt-get failed; $advice" >&2
        return 1
    fi
}

need_group() {
    local group packages=()
    for group in "$@"; do
        local -n members=${group}_packages
        packages+=("${members[@]}")
    done
    need "${packages[@]}"
}
