import Testing

@testable import Strata

@Suite("The progress of a review")
struct ReviewProgressTests {
    private let read = ReviewProgress.reviewing([.sample("a"), .sample("b")])
    private let full = ReviewError.failed("the disk is full")

    @Test("starts with nothing read, nothing running and nothing refused")
    func beginning() {
        let progress = ReviewProgress()
        #expect(progress.review == nil && !progress.isBusy && progress.refusal == nil)
    }

    @Test("keeps the review during a step, and forgets the last failure")
    func starting() {
        #expect(ReviewProgress().starting().isBusy && ReviewProgress().starting().review == nil)
        let again = read.finishing(.failure(full), of: .accept).starting()
        #expect(again.isBusy && again.review == read.review && again.refusal == nil)
    }

    @Test("takes over the result of a step")
    func success() throws {
        let decided = try #require(read.review).applying(.accept)
        let progress = read.starting().finishing(.success(decided))
        #expect(progress.review == decided && !progress.isBusy && progress.refusal == nil)
    }

    @Test(
        "keeps the review if a step fails, and says which step",
        arguments: [nil, .accept, .reject] as [ReviewDecision?])
    func failure(decision: ReviewDecision?) {
        let progress = read.starting().finishing(.failure(full), of: decision)
        #expect(progress.review == read.review && !progress.isBusy)
        #expect(progress.refusal == ReviewProgress.Refusal(decision: decision, error: full))
    }

    @Test("keeps what was accepted before the failure of one of several changes")
    func failureAfterSome() {
        let read = ReviewProgress.reviewing([.alike("a"), .sample("b"), .alike("c"), .alike("d")])
        let progress = read.starting().finishing(.failure(full), of: .acceptAlike, after: 2)
        #expect(progress.review?.waiting == [.alike("d"), .sample("b")] && progress.review?.acceptedCount == 2)
        #expect(
            progress.refusal == ReviewProgress.Refusal(decision: .acceptAlike, error: full, acceptedCount: 2))
    }

    @Test("shows skipped changes again when everything is read again")
    func lookingAgain() {
        let changes = [ReviewedChange.sample("a"), .sample("b")]
        let again = ReviewProgress.reviewing(changes, after: [.skip, .skip]).lookingAgain()
        #expect(again.isBusy && again.review?.waiting == changes && again.review?.skipped == [])
        #expect(ReviewProgress().lookingAgain() == ReviewProgress().starting())
    }
}
