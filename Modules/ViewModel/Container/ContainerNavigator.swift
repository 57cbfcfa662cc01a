/// Where the surroundings of every screen lead.
public protocol ContainerNavigator: AnyObject {
    func quit()
    func suspend()
}

/// Where they lead besides in an app that has settings.
public protocol SettingsNavigator: AnyObject {
    func showSettings()
}
