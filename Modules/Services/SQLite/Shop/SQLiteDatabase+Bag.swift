public import Interactor
public import Model

extension SQLiteDatabase: BagStore {
    /// Returns the bag, including other processes' changes; an empty bag if none was stored.
    public func bag() throws(StoreError) -> Bag {
        try perform { connection throws(StoreError) in try connection.bag() }
    }

    /// Applies only `change`, so that other processes' changes are kept.
    @discardableResult
    public func apply(_ change: BagChange) throws(StoreError) -> Bag {
        try perform { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) in
                let bag = try connection.bag().applying(change)
                try connection.execute(
                    "INSERT INTO bag (id, json) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json",
                    .text(StoredJSON.encode(bag, path: path)))
                return bag
            }
        }
    }
}

extension Connection {
    fileprivate func bag() throws(StoreError) -> Bag {
        let row = try prepare("SELECT json FROM bag")
        guard try row.step() else { return Bag() }
        let bag = try StoredJSON.decode(Bag.self, from: try row.text(0, of: "bag"), of: "bag", path: path)
        // The app stores only quantities in this range; a sum of larger quantities could overflow.
        let quantities = 1...1_000_000_000
        if let index = bag.items.firstIndex(where: { !quantities.contains($0.quantity) }) {
            let found = FormatError.Found.value("\(bag.items[index].quantity)")
            throw .corrupt(
                path: path,
                FormatError(path: "bag.items[\(index)].quantity", expected: .wholeNumber(quantities), found: found))
        }
        return bag
    }
}
