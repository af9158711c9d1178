# Installs the Debian packages a script needs: need PACKAGE…, need_group build|wasm|test|web|browser…

build_packages=(g++ cmake ninja-build ccache libcli11-dev nlohmann-json3-dev libncurses-dev
    libboost1.81-dev libssl-dev libsqlite3-dev libsodium-dev libsimdjson-dev libgtest-dev)
wasm_packages=(clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
    libclang-rt-19-dev-wasm32)
test_packages=(clang-19 llvm-19 libclang-rt-19-dev clang-tidy-19 clang-format-19
    freecell-solver-bin openssl tmux man-db zsh fish)
web_packages=()
browser_packages=(chromium fonts-dejavu-core)

has_node() {
    local version
    version=$(node --version 2>/dev/null) || return 1
    version=${version#v}
    ((${version%%.*} >= 18))
}

command -v python3 >/dev/null || test_packages+=(python3)
has_node || web_packages+=(nodejs npm)

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

need() {
    local package missing=()
    for package in "$@"; do
        installed "$package" || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local advice="please install: ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        echo "error: this is not a Debian system; $advice" >&2
        return 1
    fi
    if ((EUID != 0)) && ! command -v sudo >/dev/null; then
        echo "error: packages are missing, and there is neither root nor sudo; $advice" >&2
        return 1
    fi
    echo "installing packages: ${missing[*]}"
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
