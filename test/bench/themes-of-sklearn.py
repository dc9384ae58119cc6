"""Groups vectors in order of arrival with scikit-learn. Arguments: a file of 256 32-bit floats per text in that order, a file of settings as JSON.

Prints JSON: `weekly`, the labels of k-means run again at the end of each week, with numbers kept by the best assignment of overlaps;
`all`, those of k-means on everything with the true number of groups; `online`, those of MiniBatchKMeans fitted batch by batch, and `reduced`, the
same after an incremental PCA to five dimensions, as in the online mode of BERTopic.
"""

import json
import sys

import numpy
from scipy.optimize import linear_sum_assignment
from sklearn.cluster import KMeans, MiniBatchKMeans
from sklearn.decomposition import IncrementalPCA

BATCH = 500
vectors = numpy.fromfile(sys.argv[1], dtype=numpy.float32).reshape(-1, 256).astype(numpy.float64)
with open(sys.argv[2]) as file:
    settings = json.load(file)


def matched(before, labels, following):
    """The labels with the numbers of those before that they overlap most."""
    olds, news = numpy.unique(before), numpy.unique(labels)
    now = labels[: len(before)]
    overlap = numpy.array([[numpy.sum((before == old) & (now == new)) for new in news] for old in olds])
    numbers = {}
    for row, column in zip(*linear_sum_assignment(-overlap)) if len(olds) else ():
        if overlap[row, column] > 0:
            numbers[news[column]] = olds[row]
    for new in news:
        if new not in numbers:
            numbers[new] = following
            following += 1
    return numpy.array([numbers[label] for label in labels]), following


def weekly():
    all_weeks, following = [], 1
    for end, count in zip(settings["ends"], settings["counts"]):
        labels = KMeans(max(1, count), n_init=1, random_state=0).fit_predict(vectors[:end])
        labels, following = matched(all_weeks[-1] if all_weeks else labels[:0], labels, following)
        all_weeks.append(labels)
    return [labels.tolist() for labels in all_weeks]


def batches(count):
    """The first batch is large enough for as many groups."""
    starts = [0, *range(max(BATCH, count), len(vectors) - count, BATCH)]
    return [vectors[start:end] for start, end in zip(starts, [*starts[1:], len(vectors)])]


def online(count, reduce):
    model = MiniBatchKMeans(count, n_init=3, random_state=0)
    for batch in batches(count):
        if reduce is not None:
            batch = reduce.partial_fit(batch).transform(batch)
        model.partial_fit(batch)
    return model.predict(vectors if reduce is None else reduce.transform(vectors)).tolist()


true = settings["labels"]
print(
    json.dumps(
        {
            "weekly": weekly(),
            "all": KMeans(true, n_init=1, random_state=0).fit_predict(vectors).tolist(),
            "online": online(true, None),
            "reduced": online(true, IncrementalPCA(5)),
        }
    )
)
