import Testing

@testable import Strata

@Suite("The message of a review without a change to decide on")
struct ReviewMessageTests {
    private let changes: [ReviewedChange] = [.changedScreen, .newScreen, .sample("c")]

    @Test("says what was done and what is left")
    func end() {
        #expect(
            message([.accept, .reject, .skip], unreadable: ["/x is no text"])
                == ReviewMessage(
                    title: "End of review",
                    text: """
                        1 accepted, 1 rejected
                        1 skipped and still pending

                        These cannot be reviewed:
                        /x is no text
                        """))
    }

    @Test("says that all is reviewed if nothing is left")
    func nothingLeft() {
        #expect(
            message([.accept, .accept, .reject])
                == ReviewMessage(title: "All reviewed", text: "2 accepted, 1 rejected"))
    }

    @Test("says that there is nothing to review, or that nothing can be reviewed")
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
