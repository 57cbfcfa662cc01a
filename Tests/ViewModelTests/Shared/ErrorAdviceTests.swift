import Interactor
import Testing
import ViewModel

@Suite("What an error of a service or a store says to do")
struct ErrorAdviceTests {
    @Test("stands in a sentence, which never says to try again")
    func texts() {
        for error in NetworkError.each { expectAdvice(error) }
        for error in StoreError.each { expectAdvice(error) }
    }
}
