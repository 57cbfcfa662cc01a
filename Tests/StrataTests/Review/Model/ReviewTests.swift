import Testing

@testable import Strata

@Suite("A review")
struct ReviewTests {
    private let review = Review(
        waiting: [.sample("a"), .sample("b"), .sample("c")], unreadable: ["d is no text"])

    @Test("starts with the first change, and without decisions")
    func beginning() {
        #expect(review.current?.id == ReviewedChange.sample("a").id)
        #expect(review.count == 3 && review.leftCount == 4)
        #expect(review.acceptedCount == 0 && review.rejectedCount == 0 && review.skipped.isEmpty)
    }

    @Test("counts decisions, and keeps skipped changes")
    func decisions() {
        let accepted = review.applying(.accept)
        #expect(accepted.acceptedCount == 1 && accepted.waiting == [.sample("b"), .sample("c")])
        let skipped = accepted.applying(.skip)
        #expect(skipped.skipped == [.sample("b")] && skipped.waiting == [.sample("c")])
        let rejected = skipped.applying(.reject)
        #expect(rejected.rejectedCount == 1 && rejected.current == nil)
        #expect(rejected.count == 3 && rejected.leftCount == 2)
    }

    @Test("knows which waiting changes are like the current one")
    func alike() {
        let mixed = Review(waiting: [.alike("a"), .sample("b"), .alike("c"), .sample("d"), .alike("e")])
        #expect(mixed.alike == [.alike("a"), .alike("c"), .alike("e")])
        #expect(mixed.applying(.accept).alike == [.sample("b")], "changes that replace nothing are like no other")
        #expect(mixed.applying(.skip).applying(.accept).alike == [.alike("c"), .alike("e")])
        #expect(Review(waiting: []).alike.isEmpty)
    }

    @Test("accepts all alike changes, or only the first of them")
    func acceptAlike() {
        let mixed = Review(waiting: [.alike("a"), .sample("b"), .alike("c"), .sample("d"), .alike("e")])
        let all = mixed.applying(.acceptAlike)
        #expect(all.waiting == [.sample("b"), .sample("d")] && all.acceptedCount == 3 && all.count == 5)
        let some = mixed.acceptingAlike(1)
        #expect(some.waiting == [.alike("c"), .sample("b"), .sample("d"), .alike("e")] && some.acceptedCount == 1)
        #expect(mixed.acceptingAlike(0) == mixed)
    }

    @Test("has nothing to decide at its end", arguments: [ReviewDecision.accept, .acceptAlike, .reject, .skip])
    func end(decision: ReviewDecision) {
        let empty = Review(waiting: [])
        #expect(empty.applying(decision) == empty)
    }

    @Test("shows skipped changes again once the skips are undone")
    func withoutSkips() {
        let again = review.applying(.skip).applying(.accept).withoutSkips()
        #expect(again.waiting == [.sample("c"), .sample("a")])
        #expect(again.skipped.isEmpty && again.acceptedCount == 1)
    }

    @Test("continues with changes found later: decisions count, skipped changes stay skipped")
    func continued() {
        let begun = review.applying(.accept).applying(.skip)
        let fresh = Review(
            waiting: [.sample("b", new: "Jean"), .sample("c", new: "Jean"), .sample("e")], unreadable: ["f"])
        let continued = begun.continued(with: fresh)
        #expect(continued.skipped == [.sample("b", new: "Jean")])
        #expect(continued.waiting == [.sample("c", new: "Jean"), .sample("e")])
        #expect(continued.unreadable == ["f"])
        #expect(continued.acceptedCount == 1)
    }
}
