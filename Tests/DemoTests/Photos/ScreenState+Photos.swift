import TestLoopback
import TestProcesses
import Testing

extension ScreenStateTests {
    @Test("photos", arguments: ScreenState.photos)
    func photos(state: ScreenState) async throws { try await expectState(state, files: files) }

    @Test("photo-detail", arguments: ScreenState.photoDetail)
    func photoDetail(state: ScreenState) async throws { try await expectState(state, files: files) }

    @Test("photo-search", arguments: ScreenState.photoSearch)
    func photoSearch(state: ScreenState) async throws { try await expectState(state, files: files) }

    @Test("A later page of photos fails")
    func laterPhotos() async throws {
        let state = ScreenState(
            "a later page failed", "--screen photos --photos @server --keys \"end esc\"",
            "10 photos, the last load failed")
        let sources = try await StateSources(
            for: state,
            answer: .answer(
                "[\((1...10).map(photo).joined(separator: ","))]", headers: ["Link: <https://a.invalid/>; rel=\"next\""]
            ))
        let child = try await DemoProcess().run(sources.arguments, environment: ["UNSPLASH_ACCESS_KEY": "key"])
        // Keeps the server running: Swift may free it after its last use.
        withExtendedLifetime(sources) {}
        #expect(child.text.contains(state.text), "\(child.text)")
    }

    @Test("Selection and a search of photos show in plain text", arguments: StateChange.photos)
    func photosInPlainText(change: StateChange) async throws { try await expectPlainChange(change) }
}

extension ScreenState {
    fileprivate static let photos = [
        ScreenState("loading", "--screen photos --no-wait", "⠋ Loading photos"),
        ScreenState("loaded", "--screen photos", "│10 photos"),
        ScreenState("loading more", "--screen photos --keys end --no-wait", "│⠋ 10 photos"),
        ScreenState("more", "--screen photos --keys end", "│20 photos"),
        ScreenState(
            "one skipped", "--screen photos --photos @bare-photos.json", "1 photo, 1 skipped: “[1].id” is missing"),
        ScreenState("empty", "--screen photos --photos @no-photos.json --keys esc", "No photos available"),
        ScreenState("failed", "--screen photos --photos @missing.json", "═ Error ═"),
        ScreenState("dismissed", "--screen photos --photos @missing.json --keys esc", "Photos could not be loaded"),
        ScreenState("help", "--screen photos --keys ?", "═ Help ═"),
    ]

    fileprivate static let photoDetail = [
        ScreenState("loaded", "--screen photo-detail", "6000 by 4000 pixels"),
        ScreenState(
            "bare", "--screen photo-detail --photos @bare-photos.json", "│             No description             │"),
        ScreenState("scrolled", "--screen photo-detail --size 80x12 --keys end", "Link"),
        ScreenState("shared", "--screen photo-detail --keys s", "═ Could Not Copy ═"),
        ScreenState("help", "--screen photo-detail --keys ?", "═ Help ═"),
    ]

    fileprivate static let photoSearch = [
        ScreenState("begun", "--screen photo-search", "│/ such as mountains"),
        ScreenState("typed", "--screen photo-search --keys sea", "│/ sea "),
        ScreenState("searching", "--screen photo-search --keys \"sea enter\" --no-wait", "⠋ Searching photos"),
        ScreenState("found", "--screen photo-search --keys \"sea enter\"", "│10 of 13 photos"),
        ScreenState(
            "loading more", "--screen photo-search --keys \"sea enter end\" --no-wait", "│⠋ 10 of 13 photos"),
        ScreenState("nothing found", "--screen photo-search --keys \"qqq enter\"", "No photos found"),
        ScreenState(
            "failed", "--screen photo-search --photos @missing.json --keys \"esc sea enter\"", "═ Error ═"),
        ScreenState("help", "--screen photo-search --keys \"sea enter ?\"", "═ Help ═"),
    ]
}

extension StateChange {
    fileprivate static let photos = [
        StateChange("selected", "--screen photos", "--screen photos --keys down"),
        StateChange(
            "selected result", "--screen photo-search --keys \"sea enter\"",
            "--screen photo-search --keys \"sea enter down\""),
    ]
}

/// No photo; and one of which hardly anything is known, beside an entry that is no photo.
private let files = ["no-photos.json": "[]", "bare-photos.json": "[\(photo(1)),{}]"]

private func photo(_ id: Int) -> String {
    #"{"id":"\#(id)","width":3,"height":2,"urls":{"small":"https://a.invalid/"},"#
        + #""links":{"html":"https://a.invalid/"},"user":{"name":"Sam Stranger"}}"#
}
