/// What the screens of the shop show, a suite a screen.
enum ShopSnapshots {}
