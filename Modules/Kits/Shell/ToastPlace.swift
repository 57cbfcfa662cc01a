import TextUI

/// A toast in its place: at the bottom of the screen's box, in the middle.
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
