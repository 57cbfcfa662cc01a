/// The snapshots of the shop, one suite for each screen.
enum ShopSnapshots {}
