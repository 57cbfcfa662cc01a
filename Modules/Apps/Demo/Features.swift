import Coordinator

extension Composition {
    /// Adds the features of the app, in the order of their tabs.
    func addFeatures(to list: inout FeatureList) throws {
        let users = list.add(try UsersFeature(self))
        list.add(try PhotosFeature(self))
        list.add(ListsFeature(self))
        list.add(try ShopFeature(self))
        list.add(FeedFeature(self))
        list.add(MoreFeature())
        list.add(try ProfileFeature(self, of: users.service, users.bookmarks, onShowUser: users.showUser))
        list.add(SignUpFeature(self))
        list.add(SettingsFeature(self))
        // New features go above this line.
    }
}
