import Testing

@testable import SiteGeneration

@Suite struct CreatureArtTests {
    private let shapes = [
        "ball", "squiggle", "fish", "arms", "blob", "upright", "legs", "quadruped", "wings", "tentacles", "heads",
        "humanoid", "bug-wings", "armor",
    ]

    private func traits(family: Int = 1, stage: Int = 0, shape: String = "quadruped") -> CreatureArt.Traits {
        CreatureArt.Traits(family: family, stage: stage, shape: shape, types: ["grass", "poison"])
    }

    @Test func sameTraitsGiveTheSameDrawing() {
        #expect(CreatureArt(traits()).drawing() == CreatureArt(traits()).drawing())
    }

    @Test func everyShapeAndTypeIsDrawnDifferently() {
        let types = [
            "normal", "fire", "water", "electric", "grass", "ice", "fighting", "poison", "ground", "flying", "psychic",
            "bug", "rock", "ghost", "dragon", "dark", "steel", "fairy",
        ]
        let drawings = shapes.flatMap { shape in
            types.map { CreatureArt(CreatureArt.Traits(family: 1, stage: 0, shape: shape, types: [$0])).drawing() }
        }
        #expect(Set(drawings).count == shapes.count * types.count)
    }

    @Test func familiesDifferInTheirMarkings() {
        let drawings = (1...60).map { CreatureArt(traits(family: $0)).drawing() }
        #expect(Set(drawings).count > 40)
    }

    @Test func evolvingChangesTheDrawing() {
        #expect(Set((0...2).map { CreatureArt(traits(stage: $0)).drawing() }).count == 3)
    }

    @Test func isSmallAndHoldsNothingForeign() {
        for shape in shapes + ["a shape of tomorrow\"><script>"] {
            for family in 1...40 {
                let traits = CreatureArt.Traits(
                    family: family,
                    stage: 9,
                    shape: shape,
                    types: ["\"><script>"],
                    isRare: true
                )
                let drawing = CreatureArt(traits).drawing()
                #expect(drawing.utf8.count < 2000)
                #expect(!drawing.contains("script"))
            }
        }
    }
}
