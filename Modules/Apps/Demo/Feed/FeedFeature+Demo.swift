import Coordinator
import Sample

extension FeedFeature {
    convenience init(_ demo: Composition) {
        self.init(service: SampleFeed(), demo.shared)
    }
}
