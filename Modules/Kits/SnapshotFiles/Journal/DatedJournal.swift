/// A journal, with the stamp of its file.
struct DatedJournal: Equatable, Sendable {
    let journal: RunJournal
    let file: FileStamp
}
