import Testing

@testable import PokebuildCLI

@Suite struct ProgressTests {
    private func report(done: Int = 4_210, total: Int = 15_566) -> ProgressReport {
        ProgressReport(
            stage: "fetch",
            done: done,
            total: total,
            unit: "answers",
            facts: ["37 s left", "2 missing", "312/s", "3 retries"],
            current: ["item 620/2223", "move 12/937", "pokemon/encounters 8/1351"]
        ) { _ in }
    }

    private func lines(_ columns: Int, _ report: ProgressReport? = nil) -> [String] {
        (report ?? self.report()).lines(Terminal.Size(columns: columns, rows: 24))
    }

    @Test func showsABarFiguresAndWhatIsUnderWay() {
        #expect(
            lines(80) == [
                "fetch [===>              ] 4210/15566  37 s left  2 missing  312/s  3 retries",
                "  item 620/2223, move 12/937, pokemon/encounters 8/1351",
            ]
        )
    }

    @Test func leavesOutWhatDoesNotFitTheLessImportantFirst() {
        #expect(lines(60)[0] == "fetch [===>            ] 4210/15566  37 s left  2 missing")
        #expect(lines(40) == ["fetch  4210/15566  37 s left", "  item 620/2223, move 12/937"])
        #expect(lines(12) == ["fetch  4210/15566"])
    }

    @Test(arguments: 20...200) func isNeverWiderThanTheTerminal(columns: Int) {
        for line in lines(columns) { #expect(line.columns <= columns - 3) }
    }

    @Test(arguments: [(0, 0), (0, 10), (1, 1_000), (5, 10), (10, 10), (11, 10)])
    func drawsABarOfOneLength(done: Int, total: Int) {
        let line = lines(100, report(done: done, total: total))[0]
        let inside = line.drop { $0 != "[" }.prefix { $0 != "]" }.dropFirst()
        #expect(inside.count == 40)
        #expect(inside.allSatisfy { $0 == "=" } == (done >= total && total > 0))
    }

    @Test func measuresWhatTerminalsMakeOfCharacters() {
        #expect("ability".columns == 7)
        #expect("フシギダネ".columns == 10)
        #expect("e\u{301}".columns == 1)
        #expect("⚡️".columns == 2)
        #expect("フシギ".cut(toColumns: 5) == "フシ")
        #expect("e\u{301}a".cut(toColumns: 1) == "e\u{301}")
    }

    @Test func tellsTheRateOfLateAndNotTheAverage() {
        var meter = RateMeter(window: .seconds(5))
        #expect(meter.perSecond == nil)
        for tick in 0...100 { meter.add(tick * 10, at: .milliseconds(tick * 100)) }
        #expect(meter.perSecond == 100)
        // Nothing for the length of the window: a server that stopped answering.
        for tick in 101...160 { meter.add(1_000, at: .milliseconds(tick * 100)) }
        #expect(meter.perSecond == 0)
    }

    @Test func countsACrowdOfSamplesOnce() {
        var meter = RateMeter(window: .seconds(5))
        for tick in 0...10_000 { meter.add(tick, at: .milliseconds(tick)) }
        #expect(abs((meter.perSecond ?? 0) - 1_000) < 20)
    }

    @Test(arguments: [(0, "0 s"), (59, "59 s"), (61, "1 m 01 s"), (3_599, "59 m 59 s"), (3_725, "1 h 02 m")])
    func saysTimesInWords(seconds: Int, words: String) {
        #expect(ProgressReport.duration(seconds) == words)
    }
}
