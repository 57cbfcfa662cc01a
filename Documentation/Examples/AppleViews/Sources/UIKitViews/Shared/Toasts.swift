import Binding
import UIKit

/// Shows one message at a time, long enough to read it.
@MainActor
final class Toasts {
    /// The time for which a message is visible.
    static let duration = Duration.seconds(2)

    private let clock: any Clock<Duration>
    private let work: Work
    private weak var toast: UIView?

    init(clock: any Clock<Duration>, work: Work) {
        self.clock = clock
        self.work = work
    }

    /// Shows `message` at the bottom of `view`, and has VoiceOver read it out.
    func show(_ message: String, in view: UIView) {
        toast?.removeFromSuperview()
        let toast = ToastView(message)
        toast.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toast)
        let (area, safeArea) = (view.readableContentGuide, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            toast.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            toast.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            toast.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
        ])
        self.toast = toast
        UIAccessibility.post(notification: .announcement, argument: message)
        work.start(for: toast) { [clock] () async throws in
            try await clock.sleep(for: Self.duration)
        } then: { toast, _ in
            toast.removeFromSuperview()
        }
    }
}

/// A message in inverted colours: the text has the background's colour, and the background has the text's.
final class ToastView: UIView {
    let label = UILabel(style: .body, color: .systemBackground)

    init(_ message: String) {
        super.init(frame: .zero)
        backgroundColor = .label
        isUserInteractionEnabled = false
        label.text = message
        label.textAlignment = .center
        embed(label, inset: 12)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }
}
