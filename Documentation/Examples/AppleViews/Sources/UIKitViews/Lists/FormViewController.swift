import UIKit

/// A form for the text of a row; it stays open until its presenter has stored the text.
final class FormViewController: UIViewController {
    let textField = UITextField(frame: .zero)

    private let didFinish: (String) -> Void
    private let didCancel: () -> Void

    init(
        title: String, placeholder: String, text: String, didFinish: @escaping (String) -> Void,
        didCancel: @escaping () -> Void
    ) {
        self.didFinish = didFinish
        self.didCancel = didCancel
        super.init(nibName: nil, bundle: nil)
        self.title = title
        textField.placeholder = placeholder
        textField.text = text
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setupTextField()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textField.becomeFirstResponder()
    }

    private func setupTextField() {
        textField.borderStyle = .roundedRect
        textField.accessibilityLabel = title
        textField.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        textField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textField)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            textField.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
            textField.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            textField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    private func finish() { didFinish(textField.text ?? "") }

    /// Locks the form while its text is being stored.
    func setStoring(_ isStoring: Bool) {
        textField.isEnabled = !isStoring
        navigationItem.leftBarButtonItem?.isEnabled = !isStoring
        navigationItem.rightBarButtonItem?.isEnabled = !isStoring
    }
}
