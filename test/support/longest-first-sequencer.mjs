import TestSequencer from '@jest/test-sequencer';

/** Files that take minutes. */
const LONG = /\/test\/(faults|components)\//;

/**
 * Starts the longest files first, so that no worker is idle at the end. Jest knows durations of former runs only, which
 * CI does not have.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => LONG.test(path)), ...sorted.filter(({ path }) => !LONG.test(path))];
  }
}
