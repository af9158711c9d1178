// Opening the drawer for a command.
#include "croupier/cli/keeping.h"

#include <iostream>

namespace croupier::cli {

void add_data_dir(CLI::App& command, std::string& folder) {
    command.add_option("--data-dir", folder,
                       "Folder for saves and statistics (else $XDG_DATA_HOME/croupier or "
                       "~/.local/share/croupier)");
}

void tell_notice(const std::string& notice) {
    if (!notice.empty()) std::cerr << "croupier: " << notice << '\n';
}

Drawer open_drawer(const std::string& folder) {
    Drawer drawer(folder.empty() ? default_data_folder() : folder);
    if (drawer.folder().empty())
        fail("there is no home folder to keep games in: name a folder with --data-dir");
    if (const Trouble trouble = drawer.open())
        fail(*trouble + "; name another folder with --data-dir");
    return drawer;
}

}  // namespace croupier::cli
