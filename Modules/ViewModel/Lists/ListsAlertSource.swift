/// Makes the alerts of one screen, one at a time.
final class ListsAlertSource {
    private var isUnanswered = false

    /// Returns an alert whose OK calls `didTapOK`; nil while another is unanswered.
    func alert(didTapOK: @escaping () -> Void) -> ListsAlert? {
        guard !isUnanswered else { return nil }
        isUnanswered = true
        return ListsAlert { [weak self] in
            self?.isUnanswered = false
            didTapOK()
        }
    }

    /// Forgets the alert that shows, for a screen that shows nothing yet.
    func forget() {
        isUnanswered = false
    }
}
