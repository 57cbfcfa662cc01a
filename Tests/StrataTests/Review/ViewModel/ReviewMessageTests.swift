import Testing

@testable import Strata

@Suite("What a review says where nothing is left to decide")
struct ReviewMessageTests {
    private let changes: [ReviewedChange] = [.changedScreen, .newScreen, .sample("c")]

    @Test("is what was done and what is left")
    func end() {
        #expect(
            message([.accept, .reject, .skip], unreadable: ["/x is no text"])
                == ReviewMessage(
                    title: "Seen to the end",
                    text: """
                        1 accepted, 1 rejected
                        1 skipped and still pending

                        These cannot be reviewed:
                        /x is no text
                        """))
    }

    @Test("is that all is reviewed where nothing is left")
    func nothingLeft() {
        #expect(
            message([.accept, .accept, .reject])
                == ReviewMessage(title: "All reviewed", text: "2 accepted, 1 rejected"))
    }

    @Test("is that there was nothing to review, or nothing that can be")
    func nothing() {
        #expect(ReviewMessage(endOf: Review(waiting: [])).title == "Nothing to review")
        #expect(
            ReviewMessage(endOf: Review(waiting: [], unreadable: ["a", "b"]))
                == ReviewMessage(title: "Nothing can be reviewed", text: "a\nb"))
    }

    private func message(_ decisions: [ReviewDecision], unreadable: [String] = []) -> ReviewMessage {
        ReviewMessage(endOf: decisions.reduce(Review(waiting: changes, unreadable: unreadable)) { $0.applying($1) })
    }
}
