public import Model

extension UserPage {
    /// Returns one page of different people, whose numbers continue from the previous page.
    ///
    /// - Parameters:
    ///   - number: The page's number, from 1.
    ///   - count: The number of people; a page that is not full is the last one.
    public static func sample(_ number: Int = 1, count: Int = UserPage.size, seed: String? = "seed") -> UserPage {
        let first = (number - 1) * UserPage.size
        return UserPage(users: (first..<first + count).map { User.sample(number: $0) }, seed: seed)
    }
}
