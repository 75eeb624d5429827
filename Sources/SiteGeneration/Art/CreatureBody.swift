/// One of the fourteen body shapes, drawn in a view box of 96 by 96 with its feet at 86.
struct CreatureBody: Sendable {
    /// A place where an ornament grows, and the angle it leans to, clockwise from upright.
    struct Anchor: Sendable {
        var x: Int, y: Int, turn: Int
    }
    /// A circle.
    struct Circle: Sendable {
        var x: Int, y: Int, r: Int
    }

    var head: Circle
    var belly: Circle
    var crest: Anchor
    var tail: Anchor
    /// Half the width of the shadow.
    var width: Int
    var back = ""
    var front: String
    var hasEars = true
    var isProfile = false
    var isBeaked = false

    /// The body of that shape; an upright one for shapes that are not known.
    static func named(_ shape: String) -> CreatureBody { all[shape] ?? upright }

    private static let all: [String: CreatureBody] = [
        "ball": ball, "squiggle": squiggle, "fish": fish, "arms": arms, "blob": blob, "upright": upright, "legs": legs,
        "quadruped": quadruped, "wings": wings, "tentacles": tentacles, "heads": heads, "humanoid": humanoid,
        "bug-wings": bugWings, "armor": armor,
    ]

    private static let ball = CreatureBody(
        head: Circle(x: 48, y: 52, r: 27),
        belly: Circle(x: 48, y: 72, r: 9),
        crest: Anchor(x: 48, y: 31, turn: 0),
        tail: Anchor(x: 72, y: 66, turn: 75),
        width: 24,
        front:
            "<circle class=\"b\" cx=\"48\" cy=\"57\" r=\"29\"/><path class=\"d\" d=\"M24 73a29 29 0 0 0 48 0q-24 14 -48 0z\"/>"
    )
    private static let squiggle = CreatureBody(
        head: Circle(x: 58, y: 32, r: 16),
        belly: Circle(x: 38, y: 64, r: 7),
        crest: Anchor(x: 58, y: 19, turn: 0),
        tail: Anchor(x: 17, y: 72, turn: -50),
        width: 32,
        back: "<path class=\"sb\" d=\"M20 76C34 88 76 88 74 72S34 66 34 54\"/>",
        front:
            "<path class=\"sl\" d=\"M70 66C60 62 34 66 34 54S46 36 56 34\"/><circle class=\"b\" cx=\"58\" cy=\"32\" r=\"16\"/>"
    )
    private static let fish = CreatureBody(
        head: Circle(x: 56, y: 52, r: 18),
        belly: Circle(x: 42, y: 62, r: 8),
        crest: Anchor(x: 46, y: 36, turn: -15),
        tail: Anchor(x: 20, y: 56, turn: -80),
        width: 24,
        back: "<path class=\"d\" d=\"M28 56L8 40q5 16 0 32zM42 74q4 12 16 10q-2 -8 -2 -12z\"/>",
        front:
            "<path class=\"b\" d=\"M20 56Q38 30 60 34Q84 38 86 56Q80 76 58 78Q38 80 20 56z\"/><path class=\"d\" d=\"M50 62q-12 2 -14 12q12 0 18 -6z\"/>",
        hasEars: false,
        isProfile: true
    )
    private static let arms = CreatureBody(
        head: Circle(x: 48, y: 44, r: 24),
        belly: Circle(x: 48, y: 66, r: 8),
        crest: Anchor(x: 48, y: 23, turn: 0),
        tail: Anchor(x: 48, y: 78, turn: 180),
        width: 20,
        back: "<path class=\"st\" d=\"M28 56Q8 52 10 34M68 56Q88 52 86 34\"/>",
        front: "<path class=\"b\" d=\"M22 46Q22 20 48 20T74 46Q74 78 48 82Q22 78 22 46z\"/>"
    )
    private static let blob = CreatureBody(
        head: Circle(x: 48, y: 52, r: 22),
        belly: Circle(x: 48, y: 74, r: 8),
        crest: Anchor(x: 48, y: 33, turn: 0),
        tail: Anchor(x: 74, y: 74, turn: 70),
        width: 34,
        front:
            "<path class=\"b\" d=\"M14 86Q10 76 20 70Q22 30 48 30T76 70Q86 76 82 86z\"/><path class=\"d\" d=\"M14 86Q12 80 16 76Q32 84 48 80T80 76Q84 80 82 86z\"/>"
    )
    private static let upright = CreatureBody(
        head: Circle(x: 48, y: 34, r: 19),
        belly: Circle(x: 48, y: 66, r: 11),
        crest: Anchor(x: 48, y: 17, turn: 0),
        tail: Anchor(x: 79, y: 58, turn: 25),
        width: 24,
        back:
            "<path class=\"st\" d=\"M58 76Q80 80 79 60\"/><path class=\"d\" d=\"M30 86q-2 -10 8 -12h20q10 2 8 12h-12l-6 -4l-6 4z\"/>",
        front:
            "<path class=\"b\" d=\"M28 66Q28 46 48 46T68 66Q68 82 48 82T28 66z\"/><path class=\"st\" d=\"M31 58q-8 2 -9 10M65 58q8 2 9 10\"/><circle class=\"b\" cx=\"48\" cy=\"34\" r=\"20\"/>"
    )
    private static let legs = CreatureBody(
        head: Circle(x: 48, y: 44, r: 23),
        belly: Circle(x: 48, y: 62, r: 7),
        crest: Anchor(x: 48, y: 24, turn: 0),
        tail: Anchor(x: 70, y: 54, turn: 70),
        width: 20,
        back: "<path class=\"st\" d=\"M38 66L34 83h-7M58 66L62 83h7\"/>",
        front: "<circle class=\"b\" cx=\"48\" cy=\"46\" r=\"25\"/>"
    )
    private static let quadruped = CreatureBody(
        head: Circle(x: 64, y: 40, r: 18),
        belly: Circle(x: 38, y: 62, r: 8),
        crest: Anchor(x: 64, y: 25, turn: 0),
        tail: Anchor(x: 18, y: 52, turn: -35),
        width: 34,
        back:
            "<path class=\"d\" d=\"M26 66h11v20h-11zM56 66h11v20h-11z\"/><path class=\"st\" d=\"M26 62Q16 62 17 52\"/>",
        front:
            "<path class=\"b\" d=\"M20 64Q20 48 38 48H66Q74 50 74 64V86H64V74H32V86H21z\"/><circle class=\"b\" cx=\"64\" cy=\"40\" r=\"19\"/>"
    )
    private static let wings = CreatureBody(
        head: Circle(x: 48, y: 36, r: 16),
        belly: Circle(x: 48, y: 64, r: 11),
        crest: Anchor(x: 48, y: 22, turn: 0),
        tail: Anchor(x: 48, y: 78, turn: 180),
        width: 18,
        back:
            "<path class=\"d\" d=\"M36 50Q12 34 4 50Q4 70 14 76Q12 66 20 72Q20 64 27 69Q28 62 38 66zM60 50Q84 34 92 50Q92 70 82 76Q84 66 76 72Q76 64 69 69Q68 62 58 66z\"/>",
        front:
            "<path class=\"sk\" d=\"M42 78v7M54 78v7\"/><path class=\"b\" d=\"M32 36Q32 20 48 20T64 36L66 62Q64 80 48 80T30 62z\"/>",
        isBeaked: true
    )
    private static let tentacles = CreatureBody(
        head: Circle(x: 48, y: 42, r: 22),
        belly: Circle(x: 48, y: 24, r: 5),
        crest: Anchor(x: 48, y: 19, turn: 0),
        tail: Anchor(x: 82, y: 74, turn: 140),
        width: 26,
        back: "<path class=\"st\" d=\"M28 54Q30 70 18 78M40 54Q42 72 34 84M56 54Q54 72 62 84M68 54Q66 70 80 76\"/>",
        front:
            "<path class=\"b\" d=\"M20 46Q20 16 48 16T76 46Q78 60 70 58Q64 64 56 60Q48 66 40 60Q32 64 26 58Q18 60 20 46z\"/>"
    )
    private static let heads = CreatureBody(
        head: Circle(x: 48, y: 36, r: 17),
        belly: Circle(x: 48, y: 70, r: 8),
        crest: Anchor(x: 48, y: 21, turn: 0),
        tail: Anchor(x: 48, y: 80, turn: 180),
        width: 28,
        back:
            "<path class=\"d\" d=\"M24 54h48q2 30 -24 30T24 54z\"/><circle class=\"d\" cx=\"24\" cy=\"54\" r=\"14\"/><circle class=\"d\" cx=\"72\" cy=\"54\" r=\"14\"/><g class=\"k\"><circle cx=\"19\" cy=\"54\" r=\"2.5\"/><circle cx=\"28\" cy=\"54\" r=\"2.5\"/><circle cx=\"68\" cy=\"54\" r=\"2.5\"/><circle cx=\"77\" cy=\"54\" r=\"2.5\"/></g>",
        front: "<circle class=\"b\" cx=\"48\" cy=\"38\" r=\"19\"/>"
    )
    private static let humanoid = CreatureBody(
        head: Circle(x: 48, y: 30, r: 16),
        belly: Circle(x: 48, y: 58, r: 8),
        crest: Anchor(x: 48, y: 16, turn: 0),
        tail: Anchor(x: 24, y: 62, turn: -120),
        width: 18,
        back:
            "<path class=\"st\" d=\"M42 70L40 83M54 70L56 83\"/><path class=\"st\" d=\"M36 52Q24 54 24 66M60 52Q72 54 74 42\"/>",
        front:
            "<path class=\"b\" d=\"M36 44h24q4 14 1 32q-13 6 -26 0q-3 -18 1 -32z\"/><circle class=\"b\" cx=\"48\" cy=\"30\" r=\"17\"/>"
    )
    private static let bugWings = CreatureBody(
        head: Circle(x: 48, y: 36, r: 15),
        belly: Circle(x: 48, y: 64, r: 9),
        crest: Anchor(x: 48, y: 24, turn: 0),
        tail: Anchor(x: 48, y: 82, turn: 180),
        width: 14,
        back:
            "<g class=\"v\"><ellipse cx=\"24\" cy=\"44\" rx=\"20\" ry=\"12\" transform=\"rotate(20 24 44)\"/><ellipse cx=\"72\" cy=\"44\" rx=\"20\" ry=\"12\" transform=\"rotate(-20 72 44)\"/><ellipse cx=\"28\" cy=\"66\" rx=\"16\" ry=\"9\" transform=\"rotate(-25 28 66)\"/><ellipse cx=\"68\" cy=\"66\" rx=\"16\" ry=\"9\" transform=\"rotate(25 68 66)\"/></g>",
        front:
            "<path class=\"b\" d=\"M38 48h20q4 22 -10 36Q34 70 38 48z\"/><path class=\"sm\" d=\"M38 60q10 5 20 0M40 70q8 4 16 0\"/><circle class=\"b\" cx=\"48\" cy=\"36\" r=\"16\"/>"
    )
    private static let armor = CreatureBody(
        head: Circle(x: 66, y: 58, r: 14),
        belly: Circle(x: 36, y: 56, r: 9),
        crest: Anchor(x: 38, y: 35, turn: -10),
        tail: Anchor(x: 12, y: 68, turn: -70),
        width: 34,
        back: "<path class=\"sd\" d=\"M26 74L20 85M38 76L36 86M52 76L56 86M66 72L72 85\"/>",
        front:
            "<circle class=\"b\" cx=\"67\" cy=\"60\" r=\"15\"/><path class=\"d\" d=\"M8 74Q8 34 40 34Q64 36 62 74Q36 82 8 74z\"/><path class=\"sm\" d=\"M26 40Q18 56 22 77M44 36Q40 56 44 78\"/>"
    )
}
