/// A line of what is known: its title, its value, and the name of its symbol.
public typealias InformationRow = (String, String, String)
