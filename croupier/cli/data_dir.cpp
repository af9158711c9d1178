// Opening the save folder for a command.
#include "croupier/cli/data_dir.h"

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

saves::SaveFolder open_save_folder(const std::string& folder) {
    saves::SaveFolder save_folder(folder.empty() ? saves::default_data_folder() : folder);
    if (save_folder.path().empty())
        fail("there is no home folder to keep games in: name a folder with --data-dir");
    if (const saves::Trouble trouble = save_folder.open())
        fail(*trouble + "; name another folder with --data-dir");
    return save_folder;
}

}  // namespace croupier::cli
