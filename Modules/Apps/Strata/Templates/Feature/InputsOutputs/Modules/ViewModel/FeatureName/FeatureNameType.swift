/// The inputs of the Feature Name screen.
public protocol FeatureNameInputs: AnyObject {
    /// Emits the current content. Call this method when all outputs are set.
    func viewDidLoad()
    /// Prepends an entry; does nothing if `text` is blank.
    func userFinishedEditingNewEntry(text: String)
}

/// The outputs of the Feature Name screen.
public protocol FeatureNameOutputs: AnyObject {
    /// Emits the content to show from now on.
    var displayFeatureName: ((FeatureNameContent) -> Void)? { get set }
}

/// A view model of the Feature Name screen, split into inputs and outputs.
public protocol FeatureNameType: AnyObject {
    var inputs: any FeatureNameInputs { get }
    var outputs: any FeatureNameOutputs { get }
}
