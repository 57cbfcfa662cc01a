/// The bag, in a single row.
struct ShopTables: Tables {
    let name = "shop"
    let migrations: [[StaticString]] = [
        ["CREATE TABLE bag (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)"]
    ]
}
