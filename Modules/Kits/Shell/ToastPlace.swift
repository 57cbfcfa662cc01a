import TextUI

/// A toast where it stands: in the middle of the lower edge, within the screen's box.
struct ToastPlace: CompositeBlock {
    let message: String

    var body: some Block {
        VStack {
            Spacer()
            Toast(message).flexible(.horizontal, alignment: .center)
        }
        .padding(Insets(leading: 1, bottom: 1, trailing: 1))
    }
}
