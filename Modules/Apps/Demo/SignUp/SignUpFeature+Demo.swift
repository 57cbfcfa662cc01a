import Coordinator
import Sample

extension SignUpFeature {
    convenience init(_ demo: Composition) {
        self.init(service: SampleSignUp(), demo.shared)
    }
}
