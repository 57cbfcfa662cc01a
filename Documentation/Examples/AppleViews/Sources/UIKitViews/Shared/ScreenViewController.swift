import UIKit
import ViewModel

/// A screen that owns its coordinator: both are freed when the screen is popped.
class ScreenViewController: UIViewController {
    /// Whether the screen is visible: only then does it animate changes and present alerts.
    private(set) var isOnScreen = false

    private let coordinator: AnyObject?
    /// The latest alert that was raised while the screen was not visible.
    private var waitingAlert: UIAlertController?

    init(keeping coordinator: AnyObject?) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnScreen = true
        guard let waitingAlert else { return }
        self.waitingAlert = nil
        frontmost.present(waitingAlert, animated: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen = false
    }
}

extension ScreenViewController {
    /// Shows an error, and offers to try again unless `retry` is nil.
    func presentError(_ message: String, retry: (() -> Void)?) {
        guard let retry else { return presentError(message, actions: [UIAlertAction.plain(CommonWords.ok)]) }
        presentError(
            message,
            actions: [
                UIAlertAction.plain(CommonWords.retry, retry),
                UIAlertAction(title: CommonWords.cancel, style: .cancel),
            ])
    }

    func presentError(_ message: String, actions: [UIAlertAction]) {
        presentAlert(CommonWords.error, message, actions: actions)
    }

    /// Shows an alert now, or when the screen appears: UIKit presents nothing from a screen outside the window.
    func presentAlert(_ title: String, _ message: String, actions: [UIAlertAction]) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        actions.forEach(alert.addAction)
        guard isOnScreen else { return waitingAlert = alert }
        frontmost.present(alert, animated: true)
    }
}

extension UIAlertAction {
    /// Returns an action that neither cancels nor destroys anything.
    @MainActor
    static func plain(_ title: String, _ perform: @escaping () -> Void = {}) -> UIAlertAction {
        UIAlertAction(title: title, style: .default) { _ in perform() }
    }
}

extension UIViewController {
    /// The view controller in front of this screen, such as an active search or an open alert, or the screen itself.
    ///
    /// UIKit presents nothing from a screen that already presents something.
    var frontmost: UIViewController { presentedViewController?.frontmost ?? self }
}
