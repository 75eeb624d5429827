import Foundation
import SQLite
import TestSupport
import Testing

@Suite struct ConnectionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func open() throws -> Connection {
        let connection = try Connection(path: folder.path + "/t.sqlite3", mode: .readWriteCreate)
        try connection.execute("CREATE TABLE IF NOT EXISTS t(a INTEGER UNIQUE, b TEXT, c BLOB)")
        return connection
    }

    @Test func givesBackWhatItTook() throws {
        let connection = try open()
        let insert = try connection.prepare("INSERT INTO t VALUES (?, ?, ?)")
        try insert.run(.integer(-1), .text("é 'x'"), .blob([0, 255, 0]))
        try insert.run(.integer(.max), .null, .blob([]))
        let select = try connection.prepare("SELECT a, b, c FROM t ORDER BY a")
        #expect(try select.step())
        #expect(select.integer(0) == -1)
        #expect(select.text(1) == "é 'x'")
        #expect(select.withBlob(2) { Array($0) } == [0, 255, 0])
        #expect(try select.step())
        #expect(select.integer(0) == .max)
        #expect(select.isNull(1))
        #expect(select.withBlob(2) { $0.count } == 0)
        #expect(try !select.step())
    }

    @Test func insertsRowsWhileOthersAreOpen() throws {
        let connection = try open()
        var insertion = RowInsertion(into: "t", columns: 3, on: connection)
        var values = ValueStack()
        let outer = values.mark
        values.integer(1)
        values.text("outer")
        for (number, text) in [(2, ""), (3, "inner é")] {
            let inner = values.mark
            values.integer(number)
            values.text(text)
            values.number(1.5)
            try insertion.add(&values, from: inner)
        }
        values.null()
        try insertion.add(&values, from: outer)
        try insertion.finish()
        let select = try connection.prepare("SELECT a, b, typeof(b), c FROM t ORDER BY a")
        var rows: [String] = []
        while try select.step() {
            rows.append("\(select.integer(0)) \(select.text(1) ?? "") \(select.text(2) ?? "") \(select.text(3) ?? "-")")
        }
        #expect(rows == ["1 outer text -", "2  text 1.5", "3 inner é text 1.5"])
    }

    @Test(arguments: [0, 1, 31, 32, 33, 64, 100]) func insertsAnyNumberOfRows(count: Int) throws {
        let connection = try open()
        var insertion = RowInsertion(into: "t", columns: 3, on: connection)
        var values = ValueStack()
        func add(_ number: Int) throws {
            let mark = values.mark
            values.integer(number)
            values.text("row \(number)")
            values.null()
            try insertion.add(&values, from: mark)
        }
        for number in 0..<count { try add(number) }
        try insertion.finish()
        #expect(try connection.integer("SELECT count(*) FROM t WHERE b = 'row ' || a AND c IS NULL") == count)
        // One that is there already is told, with the last of its batch at the latest.
        try add(0)
        if count > 0 { #expect(throws: SQLiteError.self) { try insertion.finish() } }
    }

    @Test func namesTheStatementThatFailed() throws {
        let connection = try open()
        #expect { try connection.execute("SELECT nonsense FROM t") } throws: { error in
            "\(error)" == "SQLite error 1: no such column: nonsense, while doing: SELECT nonsense FROM t"
        }
        let insert = try connection.prepare("INSERT INTO t(a) VALUES (?)")
        try insert.run(.integer(1))
        #expect(throws: SQLiteError.self) { try insert.run(.integer(1)) }
        // A failed statement can be run again.
        try insert.run(.integer(2))
    }

    @Test func knowsDamageFromOtherFaults() throws {
        #expect { try Connection(path: folder.path + "/none/t.sqlite3", mode: .readWriteCreate) } throws: { error in
            (error as? SQLiteError)?.isCorruption == false
        }
        #expect { try Connection(path: "/etc/hostname", mode: .readOnly).integer("SELECT count(*) FROM t") } throws: {
            ($0 as? SQLiteError)?.isCorruption == true
        }
    }

    @Test func knowsAFullDiskFromOtherFaults() throws {
        let connection = try open()
        try connection.execute("PRAGMA max_page_count = 4")
        #expect { try connection.execute("INSERT INTO t(c) VALUES (zeroblob(100000))") } throws: { error in
            (error as? SQLiteError)?.isFull == true
        }
    }

    @Test func readsADatabaseInMemoryAsAFile() throws {
        let memory = try Connection(inMemory: "t")
        try memory.execute("BEGIN; CREATE TABLE t (a); INSERT INTO t VALUES (25); COMMIT")
        let other = try Connection(inMemory: "t")
        #expect(try other.integer("SELECT count(*) FROM sqlite_schema") == 0)
        let path = folder.path + "/copy.sqlite3"
        try memory.withBytesInMemory { Data($0) }.write(to: URL(fileURLWithPath: path))
        #expect(try Connection(path: path, mode: .readOnly).integer("SELECT a FROM t") == 25)
    }

    @Test func hasNoBytesOfADatabaseInAFile() throws {
        let file = try Connection(path: folder.path + "/t.sqlite3", mode: .readWriteCreate)
        try file.execute("CREATE TABLE t (a)")
        #expect(throws: SQLiteError.self) { try file.withBytesInMemory { $0.count } }
    }
}
