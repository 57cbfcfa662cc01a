public import ViewModel

/// What a variant's view passes its outputs on to: the view that it stands in.
public protocol SKUViewDelegate: AnyObject {
    func receive(_ output: SKUViewModel.Output)
}
