public import Model

extension UserPage {
    /// One page of people, each different and numbered from page to page.
    ///
    /// - Parameters:
    ///   - number: The page's number, from 1.
    ///   - count: The number of people; a page that is not full is the last one.
    public static func sample(_ number: Int = 1, count: Int = UserPage.size, seed: String? = "seed") -> UserPage {
        let first = (number - 1) * UserPage.size
        return UserPage(users: (first..<first + count).map { User.sample(number: $0) }, seed: seed)
    }
}
