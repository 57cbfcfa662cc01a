import SnapshotFiles

/// The text that `--help` prints for the program or one of its commands.
nonisolated enum Help {
    /// Returns the help of a command or, if nil, of the program.
    static func text(of command: String?) -> String { command.flatMap { commands[$0] } ?? overview }

    /// Returns a sentence that tells the user about `--help`; it follows the message about a usage error.
    static func advice(after arguments: [String]) -> String {
        let command = arguments.first.flatMap { commands[$0] == nil ? nil : "\($0) " } ?? ""
        return "'strata \(command)--help' shows examples and options."
    }

    private static let tool = "\(SnapshotCommand.program) \(SnapshotCommand.group)"

    static let overview = """
        usage: strata COMMAND …

          \(tool) test                   test, then review what changed
          strata copy Lists --into ../my-app      copy a feature into another package
          strata new app Diary --into ../diary    make an app from this package
          strata new feature Notes --tab          add a feature to your app
          strata graph                            draw what imports what
          strata docs update                      update the documents' quotations

        Each command has its own help, such as 'strata copy --help'. The commands
        work on the package around the working folder.
        Also: strata --help | -h | --version
        """

    static let commands = [
        SnapshotCommand.group: """
        usage: \(tool) COMMAND …

          \(tool) test --filter Users    run tests, then review what changed
          \(tool) status                 list what is pending, unused or broken
          \(tool) accept                 list all pending texts, and ask
          \(tool) accept --all           record them without a question

          test [ARGUMENT …]     runs 'swift test' with the ARGUMENTs, then the review;
                                without a terminal, lists what changed
          status                exits with 1 if it lists more than known issues
            --skip-build        uses the tests of the last build
          diff [FILTER …]       how pending texts differ from their snapshots
          accept [FILTER …]     records pending texts as snapshots; without a FILTER,
                                it lists them and asks
            --all               records all but known issues, without a question
            --like PATH         records the text of PATH and all with the same change
          reject [FILTER …]     removes pending texts
          review                shows pending texts one by one
          prune [--yes]         lists snapshots that no test uses; --yes deletes them
          report FILE.html      writes a web page with all that is pending

        A FILTER is part of a snapshot's path or of its test's name. The snapshots are
        those of the package around the working folder, or of SNAPSHOT_ROOT.
        """,
        "copy": """
        usage: strata copy NAME … --into DIR [OPTION …]

          strata copy Users --into ../my-app --up-to ViewModel
          strata copy Lists --into ../my-app --with-tests --depend .
          strata copy Binding --into ../my-app --dry-run

        Copies features, kits and services with what they need into the package in DIR,
        and prints the lines for its manifest. It never overwrites a file of yours.

          --up-to LAYER     only the layers from Model to this one
          --with-tests      their tests, too, with snapshots and test doubles
          --depend URL      makes your package depend on the kits at URL, which may
                            be a clone's folder, instead of copying them
            --branch NAME   takes that branch; main by default
            --from VERSION  takes that version
          --edit-manifest   writes the lines into the manifest
          --dry-run         lists what would be written
        """,
        "new": """
        usage: strata new app NAME --into DIR [OPTION …]
               strata new feature NAME [OPTION …]

          strata new app Diary --into ../diary
          strata new feature Notes --binding delegate --tab

        An app's DIR must be new or empty. Without --features, the app gets
        a small feature.

          --features A,B    features of this package, with what they need
          --with PART,…     kits, services or this tool (Strata), with tests
          --dry-run         lists what would be written

        'new feature' writes sources, tests and snapshots for you to change.

          --in DIR          the app to add to, if it is not in the working folder
          --binding STYLE   immutable (the default), delegate, closures,
                            inputs-outputs, messages or observation
          --tab             in its own tab, not in the More tab
        """,
        "graph": """
        usage: strata graph [--lines | --tests]

        Draws the package's targets with what they import.

          --lines           counts each target's lines of Swift and its tests
          --tests           counts the tests by kind, such as snapshot tests
        """,
        "docs": """
        usage: strata docs update

        Updates what README.md, Documentation and the kits' catalogues quote: the
        output of commands, the declarations in a block whose first line is
        "```swift FILE", and the gallery of recorded screens.
        """,
    ]
}
