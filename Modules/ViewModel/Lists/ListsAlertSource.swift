/// Gives one screen's alerts, one at a time.
final class ListsAlertSource {
    private var isUnanswered = false

    /// An alert whose OK does `didTapOK`; nil while another is unanswered.
    func alert(didTapOK: @escaping () -> Void) -> ListsAlert? {
        guard !isUnanswered else { return nil }
        isUnanswered = true
        return ListsAlert { [weak self] in
            self?.isUnanswered = false
            didTapOK()
        }
    }
}
