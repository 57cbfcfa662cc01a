import UIKit
import ViewModel

/// The base class of both to-do screens, with a list of rows, a form for one row, and alerts.
class EditingViewController: ScreenViewController {
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    let activityIndicator = UIActivityIndicatorView(style: .medium)

    private let inputs: any EditingInputs
    private let outputs: any EditingOutputs
    private weak var form: FormViewController?

    init(inputs: any EditingInputs, outputs: any EditingOutputs, keeping coordinator: AnyObject?) {
        self.inputs = inputs
        self.outputs = outputs
        super.init(keeping: coordinator)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.embed(collectionView)
        setupAddButton()
        outputs.title = displayTitle
        outputs.closeForm = closeForm
        outputs.displayStoring = displayStoring
        outputs.displayAlert = displayAlert
    }

    private func setupAddButton() {
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.inputs.userTappedAddButton() })
        navigationItem.rightBarButtonItems = [add, UIBarButtonItem(customView: activityIndicator)]
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self.map { UISwipeActionsConfiguration(actions: $0.swipeActions(forRow: indexPath.item)) }
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    /// The actions of the row at `index`; none unless a subclass has some.
    func swipeActions(forRow index: Int) -> [UIContextualAction] { [] }

    /// Opens the form, which passes its text to `didFinish`.
    func openForm(_ title: String, placeholder: String, text: String = "", didFinish: @escaping (String) -> Void) {
        let form = FormViewController(
            title: title.capitalized, placeholder: placeholder, text: text, didFinish: didFinish,
            didCancel: { [weak self] in self?.inputs.userCancelledEditing() })
        self.form = form
        let navigationController = UINavigationController(rootViewController: form)
        // Otherwise, a swipe would discard the text.
        navigationController.isModalInPresentation = true
        frontmost.present(navigationController, animated: true)
    }
}

// MARK: - Outputs

extension EditingViewController {
    private var displayTitle: (String) -> Void {
        { [weak self] in self?.title = $0 }
    }

    private var closeForm: () -> Void {
        { [weak self] in self?.form?.presentingViewController?.dismiss(animated: true) }
    }

    private var displayStoring: (String?) -> Void {
        { [weak self] in self?.show(storing: $0) }
    }

    private var displayAlert: (ListsAlert) -> Void {
        { [weak self] in self?.show($0) }
    }

    private func show(storing: String?) {
        form?.setStoring(storing != nil)
        collectionView.isUserInteractionEnabled = storing == nil
        activityIndicator.accessibilityLabel = storing
        if storing == nil { activityIndicator.stopAnimating() } else { activityIndicator.startAnimating() }
    }

    private func show(_ alert: ListsAlert) {
        let actions = alert.buttons.map { button in
            UIAlertAction(title: button.label, style: button.answer.isOK ? .cancel : .default) { [weak self] _ in
                self?.inputs.userAnsweredAlert(button.answer)
            }
        }
        presentAlert(alert.title, alert.message, actions: actions)
    }
}

extension UIContextualAction {
    /// Returns an action that leaves the row in place: the row is removed when the change is stored.
    static func action(_ title: String, style: Style = .normal, perform: @escaping () -> Void) -> UIContextualAction {
        UIContextualAction(style: style, title: title.capitalized) { _, _, completion in
            perform()
            completion(false)
        }
    }
}
