extension Schema {
    /// Adds the tables of the app's features, in any order: no table refers to another feature's table.
    static func addFeatures(to list: inout Schema) {
        list.add(UsersTables())
        list.add(ListsTables())
        list.add(ShopTables())
        list.add(SettingsTables())
        // New features go above this line.
    }
}
