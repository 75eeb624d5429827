/// A small creature of our own drawing, for a species that has no picture at hand.
///
/// Body by shape, colour by class, ornaments by type, markings by family: the same species always gives the same bytes, and
/// the members of a family look alike and grow. Nothing in it is taken from the games' own pictures. Colours are the theme's:
/// each part has a class of one or two letters that the style sheet fills.
struct CreatureArt: Sendable {
    /// What a species is drawn from.
    struct Traits: Sendable, Hashable {
        /// The first species of the family, by number: what the markings are drawn from.
        var family: Int
        /// How often the species has evolved: 0, 1 or 2.
        var stage: Int
        /// The API's name of the body's shape.
        var shape: String
        /// The API's names of one or two types.
        var types: [String]
        /// Whether it is a baby, which has a larger head.
        var isBaby = false
        /// Whether it is legendary or mythical, which has a halo.
        var isRare = false
    }

    let traits: Traits
    private let body: CreatureBody
    private let seed: UInt32

    init(_ traits: Traits) {
        self.traits = traits
        body = CreatureBody.named(traits.shape)
        seed = Self.mix(UInt32(truncatingIfNeeded: traits.family))
    }

    /// The drawing as the inside of an `svg` element whose view box is 0 0 96 96.
    func drawing() -> String {
        let first = traits.types.first ?? "normal"
        let second = traits.types.count > 1 ? traits.types[1] : first
        let scale = traits.isBaby ? 78 : [84, 92, 100][min(2, max(0, traits.stage))]
        var svg = "<ellipse class=\"g\" cx=\"48\" cy=\"87\" rx=\"\(body.width * scale / 100)\" ry=\"4\"/>"
        if traits.isRare { svg += "<circle class=\"h\" cx=\"48\" cy=\"48\" r=\"41\"/>" }
        svg += scale == 100 ? "<g>" : "<g transform=\"translate(48 88) scale(.\(scale)) translate(-48 -88)\">"
        svg += ornament(TypeOrnament.path(of: second), at: body.tail, kind: "e")
        svg += body.back
        svg += ears(behind: true)
        svg += body.front
        svg += marking()
        svg += ornament(TypeOrnament.path(of: first), at: body.crest, kind: "a")
        svg += face()
        return svg + "</g>"
    }

    private func ornament(_ path: String, at anchor: CreatureBody.Anchor, kind: String) -> String {
        let size = [".8", "1", "1.2"][min(2, max(0, traits.stage))]
        let turn = anchor.turn == 0 ? "" : " rotate(\(anchor.turn))"
        return
            "<path class=\"\(kind)\" transform=\"translate(\(anchor.x) \(anchor.y))\(turn) scale(\(size))\" d=\"\(path)\"/>"
    }

    private func ears(behind: Bool) -> String {
        let (x, y, r) = (body.head.x, body.head.y, body.head.r)
        let near = r * 62 / 100
        switch pick(1, of: body.hasEars ? 6 : 1) {
        case 1:
            return "<path class=\"b\" d=\"M\(x - r) \(y - 2)L\(x - r) \(y - r - 9) \(x - 3) \(y - near)z"
                + "M\(x + r) \(y - 2)L\(x + r) \(y - r - 9) \(x + 3) \(y - near)z\"/>"
        case 2:
            return "<g class=\"b\"><circle cx=\"\(x - near - 2)\" cy=\"\(y - near - 2)\" r=\"\(r * 2 / 5)\"/>"
                + "<circle cx=\"\(x + near + 2)\" cy=\"\(y - near - 2)\" r=\"\(r * 2 / 5)\"/></g>"
        case 3:
            return
                "<path class=\"b\" d=\"M\(x - 3) \(y - near)q-\(r) -\(r + 8) -\(r - 2) -2zM\(x + 3) \(y - near)q\(r) -\(r + 8) \(r - 2) -2z\"/>"
        case 4:
            return "<path class=\"l\" d=\"M\(x - near - 3) \(y - near)q-6 -9 -2 -13q2 8 9 10z"
                + "M\(x + near + 3) \(y - near)q6 -9 2 -13q-2 8 -9 10z\"/>"
        case 5:
            return "<path class=\"sd\" d=\"M\(x - 5) \(y - near)q-3 -9 -10 -11M\(x + 5) \(y - near)q3 -9 10 -11\"/>"
        default: return ""
        }
    }

    private func marking() -> String {
        let (x, y, r) = (body.belly.x, body.belly.y, body.belly.r)
        switch pick(7, of: 5) {
        case 1: return "<ellipse class=\"l\" cx=\"\(x)\" cy=\"\(y)\" rx=\"\(r * 3 / 4)\" ry=\"\(r)\"/>"
        case 2:
            return
                "<path class=\"sm\" d=\"M\(x - r) \(y - r / 2)q\(r) 6 \(2 * r) 0M\(x - r) \(y + r / 2)q\(r) 6 \(2 * r) 0\"/>"
        case 3:
            return
                "<g class=\"d\"><circle cx=\"\(x - r / 2)\" cy=\"\(y - r / 3)\" r=\"3\"/><circle cx=\"\(x + r / 2)\" cy=\"\(y)\" r=\"4\"/>"
                + "<circle cx=\"\(x - r / 4)\" cy=\"\(y + r / 2)\" r=\"2\"/></g>"
        case 4:
            return
                "<path class=\"e\" d=\"M\(x) \(y - r / 2)l\(r / 2) \(r / 2)l-\(r / 2) \(r / 2)l-\(r / 2) -\(r / 2)z\"/>"
        default: return ""
        }
    }

    private func face() -> String {
        let (x, y, r) = (body.head.x, body.head.y, body.head.r)
        let gap = max(5, r * 42 / 100)
        let size = traits.isBaby ? 5 : r > 20 ? 4 : 3
        var face = ""
        let eyes = body.isProfile ? [x + gap] : [x - gap, x + gap]
        switch traits.types.contains("ghost") || traits.types.contains("dark") ? 3 : pick(13, of: 4) {
        case 1:
            for eye in eyes {
                face +=
                    "<circle class=\"w\" cx=\"\(eye)\" cy=\"\(y)\" r=\"\(size + 2)\"/><circle class=\"k\" cx=\"\(eye + 1)\" cy=\"\(y)\" r=\"\(size - 1)\"/>"
            }
        case 2:
            let lids = eyes.map { "M\($0 - size) \(y)q\(size) \(size + 1) \(2 * size) 0" }
            face += "<path class=\"sk\" d=\"\(lids.joined())\"/>"
        case 3:
            let lids = eyes.map {
                $0 < x
                    ? "M\($0 - size - 1) \(y - size)l\(2 * size + 2) \(size)q-\(size) \(size) -\(2 * size) 0z"
                    : "M\($0 + size + 1) \(y - size)l-\(2 * size + 2) \(size)q\(size) \(size) \(2 * size) 0z"
            }
            face += "<path class=\"w\" d=\"\(lids.joined())\"/>"
        default:
            for eye in eyes {
                face +=
                    "<ellipse class=\"k\" cx=\"\(eye)\" cy=\"\(y)\" rx=\"\(size)\" ry=\"\(size + 1)\"/><circle class=\"w\" cx=\"\(eye + 1)\" cy=\"\(y - 2)\" r=\"1\"/>"
            }
        }
        let mouth = y + max(6, r * 38 / 100)
        switch body.isBeaked ? 3 : pick(17, of: 3) {
        case 1: face += "<path class=\"sk\" d=\"M\(x - 4) \(mouth)q4 4 8 0\"/>"
        case 2: face += "<path class=\"sk\" d=\"M\(x - 5) \(mouth)q2.5 3 5 0q2.5 3 5 0\"/>"
        case 3: face += "<path class=\"y\" d=\"M\(x - 5) \(mouth - 3)h10l-5 8z\"/>"
        default: break
        }
        return face
    }

    private func pick(_ salt: UInt32, of count: UInt32) -> UInt32 { Self.mix(seed &+ salt) % count }

    /// Spreads neighbouring numbers apart; a finalizer with full avalanche.
    private static func mix(_ value: UInt32) -> UInt32 {
        var x = value &+ 0x9E37_79B9
        x = (x ^ (x >> 16)) &* 0x21F0_AAAD
        x = (x ^ (x >> 15)) &* 0x735A_2D97
        return x ^ (x >> 15)
    }
}
