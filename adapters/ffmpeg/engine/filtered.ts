import { FilterAPI, FilterComplexAPI } from 'node-av/api';
import { AVERROR_EOF, EOF } from 'node-av/constants';
import { FFmpegError, type Frame } from 'node-av/lib';

/**
 * Frames after a chain of filters; ends early if the chain does, as `trim` does. Frees the frames that it is given; the
 * caller frees those that it gets.
 */
export function* filtered(frames: Iterable<Frame>, chain: string): Generator<Frame> {
  const filter = FilterAPI.create(chain, { threads: 1 });
  try {
    for (const frame of frames) {
      const taken = takes(filter, frame);
      frame.free();
      yield* received(filter);
      if (!taken) return;
    }
    filter.flushSync();
    yield* received(filter);
  } finally {
    filter.close();
  }
}

function takes(filter: FilterAPI, frame: Frame): boolean {
  try {
    filter.processSync(frame);
    return true;
  } catch (error) {
    if (error instanceof FFmpegError && error.code === AVERROR_EOF) return false;
    throw error;
  }
}

function* received(filter: FilterAPI): Generator<Frame> {
  for (let frame = filter.receiveSync(); frame !== null && frame !== EOF; frame = filter.receiveSync())
    yield frame as Frame;
}

/** Frames of several outputs of one graph with the input `in`; the caller frees them. */
export function* split<Label extends string>(
  frames: Iterable<Frame>,
  graph: string,
  labels: readonly Label[],
): Generator<{ readonly label: Label; readonly frame: Frame }> {
  const filter = FilterComplexAPI.create(graph, {
    inputs: [{ label: 'in' }],
    outputs: labels.map((label) => ({ label })),
  });
  function* ready(): Generator<{ readonly label: Label; readonly frame: Frame }> {
    for (const label of labels)
      for (let frame = filter.receiveSync(label); frame !== null && frame !== EOF; frame = filter.receiveSync(label))
        yield { label, frame: frame as Frame };
  }
  try {
    for (const frame of frames) {
      filter.processSync('in', frame);
      frame.free();
      yield* ready();
    }
    filter.flushSync();
    yield* ready();
  } finally {
    filter.close();
  }
}
