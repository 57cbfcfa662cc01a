/// A row of information: title, value and the name of its symbol.
public typealias InformationRow = (String, String, String)
