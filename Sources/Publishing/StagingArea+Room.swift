import BuildSupport
import Glibc

extension StagingArea {
    /// What was made in the output before its journal began.
    struct Room {
        /// The folders that are new, the uppermost first.
        var folders: [String] = []
    }

    /// Makes what takes room on the output's file system before anything in the output changes: new folders and, where the
    /// output is on another file system, copies of the changed files.
    ///
    /// What is left to do under the journal is to rename. Where this fails, as on a full disk, the output is as it was.
    func makeRoom(for journal: Journal) throws -> Room {
        var room = Room()
        do {
            let cleared = Set(journal.removedFirst)
            var run = JournalRun(folder, hook: hook)
            // Where an old file stands now, the folder can only be made once that is gone.
            for path in journal.installed where Self.folders(above: [path]).isDisjoint(with: cleared) {
                room.folders += try run.makeFolder(above: path)
            }
            try gather(journal.installed)
        } catch {
            undo(room)
            throw error
        }
        return room
    }

    /// Removes what ``makeRoom(for:)`` made.
    func undo(_ room: Room) {
        // The error that led here is told; what stays is removed by the next staging area.
        _ = try? removeTree(folder.innerStaging)
        for path in room.folders.reversed() { rmdir(path) }
    }

    /// Brings files to the output's own file system, unless they are on it.
    private func gather(_ paths: [String]) throws {
        for path in paths {
            let (staged, gathered) = (folder.staging + "/" + path, folder.innerStaging + "/" + path)
            try makeFolders(splitPath(gathered).folder)
            do {
                try movePath(staged, to: gathered)
                // The journal finds it in either place, and so the rest.
                return
            } catch {
                // The same device may be mounted twice, which only trying tells.
                guard error.code == EXDEV else { throw error }
            }
            try writeNewFile(readFile(staged), to: gathered)
        }
    }
}
