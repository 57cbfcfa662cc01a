/// Where the surroundings of every screen lead.
public protocol ContainerNavigator: AnyObject {
    func showSettings()
    func quit()
    func suspend()
}
