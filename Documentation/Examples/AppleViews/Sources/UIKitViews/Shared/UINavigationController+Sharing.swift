import UIKit

extension UINavigationController {
    /// Shares `text` from the screen in front.
    func share(_ text: String) {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        // On an iPad the sheet is a popover, which has to point to something.
        sheet.popoverPresentationController?.sourceItem = topViewController?.navigationItem.rightBarButtonItem
        frontmost.present(sheet, animated: true)
    }
}
