import Testing

extension ScreenStateTests {
    @Test(
        "Each state of each photo screen can be reached, and no two states of a screen look alike",
        arguments: [ScreenState.photos, ScreenState.photoDetail, ScreenState.photoSearch])
    func photos(states: [ScreenState]) async throws { try await expectStates(states, files: files) }
}

extension ScreenState {
    fileprivate static let photos = [
        ScreenState("loading", "--screen photos --no-wait", "⠋ Loading photos"),
        ScreenState("loaded", "--screen photos", "│10 photos"),
        ScreenState("second photo", "--screen photos --keys right", "│10 photos"),
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
        ScreenState("shared", "--screen photo-detail --keys s", "═ Could Not Copy ═"),
        ScreenState("help", "--screen photo-detail --keys ?", "═ Help ═"),
    ]

    fileprivate static let photoSearch = [
        ScreenState("begun", "--screen photo-search", "│/ such as mountains"),
        ScreenState("typed", "--screen photo-search --keys sea", "│/ sea "),
        ScreenState("searching", "--screen photo-search --keys \"sea enter\" --no-wait", "⠋ Searching photos"),
        ScreenState("found", "--screen photo-search --keys \"sea enter\"", "│10 of 13 photos"),
        ScreenState("second result", "--screen photo-search --keys \"sea enter right\"", "│10 of 13 photos"),
        ScreenState(
            "loading more", "--screen photo-search --keys \"sea enter end\" --no-wait", "│⠋ 10 of 13 photos"),
        ScreenState("nothing found", "--screen photo-search --keys \"qqq enter\"", "No photos found"),
        ScreenState(
            "failed", "--screen photo-search --photos @missing.json --keys \"esc sea enter\"", "═ Error ═"),
        ScreenState("help", "--screen photo-search --keys \"sea enter ?\"", "═ Help ═"),
    ]
}

/// A file without photos, and a file with two entries: a photo with few details, and an entry that is not a photo.
private let files = ["no-photos.json": "[]", "bare-photos.json": "[\(photo(1)),{}]"]

private func photo(_ id: Int) -> String {
    #"{"id":"\#(id)","width":3,"height":2,"urls":{"small":"https://a.invalid/"},"#
        + #""links":{"html":"https://a.invalid/"},"user":{"name":"Sam Stranger"}}"#
}
