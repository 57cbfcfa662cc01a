import TestKit
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@Suite("A block's snapshots", .leakChecks, .snapshots())
struct BlockSnapshots {
    private static let size = Size(width: 24, height: 4)

    private struct Card: CompositeBlock {
        let name: String
        let isBookmarked: Bool

        var body: some Block {
            VStack {
                Heading(name)
                Toggle("Bookmark", isOn: isBookmarked)
            }
        }
    }

    @Test("A block has snapshots as text, as styled text, as a transcript and as a picture")
    func block() {
        let card = Card(name: "Ada <Lovelace>", isBookmarked: true)
        expectSnapshots(
            of: card,
            as: [
                "screen": .screen(Self.size), "styled": .styled(Self.size), "transcript": .transcript(Self.size),
                "picture": .svg(Self.size, theme: .dark, title: "Ada"),
            ])
    }

    @Test("One call compares a block's dump, screen and transcript")
    func group() {
        expectSnapshots(
            of: Card(name: "Grace Hopper", isBookmarked: false),
            as: ["model": .dump, "screen": .screen(Self.size), "transcript": .transcript(Self.size)])
    }

    @Test("Pullback makes a block's snapshots available to other types")
    func pullback() {
        let card = Snapshotting.screen(Self.size).pullback { Card(name: $0, isBookmarked: false) }
        expectSnapshot(of: "Jean Bartik", as: card)
    }

    @Test("A drawn frame has snapshots as text, as styled text, as a transcript and as a picture")
    func frame() {
        let card = Card(name: "Ada", isBookmarked: true)
        let frame = Frame(card, size: Self.size, transcribes: true)
        expectSnapshots(
            of: frame,
            as: [
                "screen": .screen, "styled": .styled, "transcript": .transcript,
                "picture": .svg(theme: .light, title: "Ada"),
            ])
    }
}
