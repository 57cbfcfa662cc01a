public import Model

extension UserPage {
    /// The page of that number, from 1, of different people who are numbered on from page to page.
    ///
    /// - Parameter count: How many people; fewer than a full page makes it the last.
    public static func sample(_ number: Int = 1, count: Int = UserPage.size, seed: String? = "seed") -> UserPage {
        let first = (number - 1) * UserPage.size
        return UserPage(users: (first..<first + count).map { User.sample(number: $0) }, seed: seed)
    }
}
