import Glibc

/// How many processors the process may use: tasks for work that keeps one busy.
public var processorCount: Int {
    // sysconf(3): -1 where the system does not know.
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
