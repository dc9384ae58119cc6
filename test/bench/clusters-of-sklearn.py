"""Groups vectors with scikit-learn. Arguments: a file of 256 32-bit floats per text, a file of samples as JSON. Prints JSON."""

import json
import sys
import time

import numpy
from sklearn.cluster import AgglomerativeClustering, KMeans

vectors = numpy.fromfile(sys.argv[1], dtype=numpy.float32).reshape(-1, 256)
try:
    from umap import UMAP
except ImportError:
    UMAP = None


class UmapThenKMeans:
    def __init__(self, count):
        self.count = count

    def fit_predict(self, some):
        moved = UMAP(n_neighbors=15, n_components=5, min_dist=0, metric="cosine", random_state=0).fit_transform(some)
        return KMeans(self.count, n_init=10, random_state=0).fit_predict(moved)


METHODS = {
    "k-means": lambda count: KMeans(count, n_init=10, random_state=0),
    "umap": lambda count: UmapThenKMeans(count),
    "average": lambda count: AgglomerativeClustering(count, metric="cosine", linkage="average"),
}


def grouped(method, sample):
    some = vectors[sample["rows"]]
    # Cosines need a direction: texts without a known word form a group of their own.
    known = numpy.linalg.norm(some, axis=1) > 0
    labels = numpy.full(len(some), -1)
    start = time.process_time()
    labels[known] = METHODS[method](sample["count"]).fit_predict(some[known])
    return {"labels": labels.tolist(), "seconds": time.process_time() - start}


with open(sys.argv[2]) as file:
    samples = json.load(file)
print(json.dumps([{name: grouped(name, sample) for name in sample["methods"] if name != "umap" or UMAP} for sample in samples]))
