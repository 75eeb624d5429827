import Glibc

/// What the process has used so far, as [getrusage(2)](https://man7.org/linux/man-pages/man2/getrusage.2.html) tells.
struct ProcessUsage {
    /// The processor's time, of all threads, in the program and in the system.
    let cpu: Duration
    /// The most memory that was in use, in bytes.
    let peakMemory: Int

    /// Asks for the usage up to now.
    init() {
        var usage = rusage()
        // The constant is of another integer type than the parameter where this is imported.
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        cpu = [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, time in
            sum + .seconds(time.tv_sec) + .microseconds(time.tv_usec)
        }
        // "This is the maximum resident set size used (in kilobytes)."
        peakMemory = usage.ru_maxrss << 10
    }
}
