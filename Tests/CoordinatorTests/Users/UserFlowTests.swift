import Coordinator
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user who looks for people", .leakChecks, .endsWhenStuck)
struct UserFlowTests {
    @Test("A user finds the age on the day on which a person's screen opens, however long ago the bookmark was stored")
    func age() async {
        let harness = await UsersHarness.showingBookmarks([.sample(birth: .sample(age: 20))])
        for (days, age) in [(0, 33), (66, 34), (3653, 43)] {
            harness.now = .sample(Double(days) * 24 * 3600)
            harness.press(.enter)
            #expect(harness.screen.contains("\(age) years old • London, United Kingdom"))
            harness.press(.escape)
        }
    }

    @Test("A user searches for Ada, bookmarks her, and removes the bookmark")
    func searchBookmarkRemove() async {
        let harness = await UsersHarness.opened()

        await harness.type(settling: "/ada y")
        #expect(harness.screen.contains("1 of 25 loaded users"))
        await harness.press(settling: .enter, .enter)
        #expect(harness.title == "Ada Yılmaz")

        await harness.type(settling: "b")
        #expect(harness.bookmarked?.count == 1)

        await harness.press(settling: .escape)
        #expect(harness.screen.contains("★ Ada Yılmaz"))
        #expect(harness.screen.contains("1 of 25 loaded users"))

        harness.select(.bookmarks)
        #expect(harness.screen.contains("▸ ★ Ada Yılmaz"))
        await harness.type(settling: "b")
        #expect(harness.screen.contains("Remove Ada Yılmaz from bookmarks?"))
        await harness.press(settling: .left, .enter)
        #expect(harness.screen.contains("No Bookmarks Yet"))

        harness.select(.users)
        await harness.press(settling: .escape)
        #expect(harness.screen.contains("25 users"))
        #expect(!harness.screen.contains("★"))
    }

    @Test("A user sees loading fail, and retries until it succeeds")
    func retry() async {
        let service = AnsweringUsersService(.failure(.httpError(503)), .failure(.noData), .success(.cast))
        let harness = await UsersHarness.opened(service)
        #expect(harness.screen.contains("HTTP error with status code: 503"))
        await harness.press(settling: .enter)
        #expect(harness.screen.contains("No data received"))
        await harness.press(settling: .enter)
        #expect(harness.screen.contains("Ada Lovelace"))
        #expect(!harness.screen.contains("Error"))
        #expect(service.questions.count == 3)
    }

    @Test("A user pages to the end, and no further")
    func paging() async {
        let service = AnsweringUsersService(
            .success(.sample(1)), .success(.sample(2)), .success(.sample(3, count: 4)))
        let harness = await UsersHarness.opened(service)
        #expect(harness.screen.contains("25 users"))
        await harness.press(settling: .end)
        #expect(harness.screen.contains("50 users"))
        await harness.press(settling: .end)
        #expect(harness.screen.contains("54 users"))
        await harness.press(settling: .end, .down, .pageDown)
        #expect(harness.screen.contains("▸   Person 053"))
        #expect(
            service.questions == [
                .init(page: 1, seed: nil), .init(page: 2, seed: "seed"), .init(page: 3, seed: "seed"),
            ])
    }

    @Test("A user does not find somebody among the loaded people, loads more from within the search, and finds them")
    func searchMore() async {
        let service = AnsweringUsersService(.success(.sample(1)), .failure(.noData), .success(.sample(2, count: 20)))
        let harness = await UsersHarness.opened(service)
        await harness.type(settling: "/person.04")
        #expect(harness.screen.contains("No users found"))
        #expect(harness.screen.contains("0 of 25 loaded users"))
        await harness.press(settling: .control("n"))
        #expect(harness.screen.contains("No data received"))
        await harness.press(settling: .enter)
        #expect(harness.screen.contains("/ person.04"))
        #expect(harness.screen.contains("│5 of 45 users "))
        await harness.press(settling: .control("n"), .enter, .control("n"))
        #expect(service.questions.map(\.page) == [1, 2, 2])
        #expect(harness.screen.contains("▸   Person 040"))
    }

    @Test("A user opens the person that a search shows, in each row", arguments: 0..<3)
    func openFromSearch(row: Int) async {
        let harness = await UsersHarness.opened()
        await harness.type(settling: "/person")
        for _ in 0..<row { await harness.press(settling: .down) }
        await harness.press(settling: .enter, .enter)
        #expect(harness.title == "Person 0\(12 + row)")
    }

    @Test("A user shares a person")
    func share() async {
        let harness = await UsersHarness.opened()
        await harness.press(settling: .enter, .character("s"))
        #expect(harness.host.calls == [.copy("Check out Ada Lovelace from London, United Kingdom!")])
    }

    @Test("A user does not see a late picture on the next person's screen")
    func latePicture() async throws {
        let harness = await UsersHarness(answersLate: true)
        try await harness.answerUsers(.success(.cast))
        harness.press(.enter)
        let first = try await harness.pictures.nextRequest()
        harness.press(.escape, .down, .enter)
        let second = try await harness.pictures.nextRequest()
        first.answer(.success(Data([1])))
        await first.cancellation()
        #expect(harness.screen.contains("RÅ"))
        second.answer(.failure(.httpError(404)))
        await harness.settle()
        #expect(harness.screen.contains("No picture: HTTP error with status code: 404"))
    }
}
