import { outcomeOf, progressOf } from './use-import.ts';
import { finishedRun, runningRun } from './sample-previews.ts';

describe('how far an import is', () => {
  it('counts a file that was not looked at yet as one', () => {
    const [file] = runningRun.files;
    expect(progressOf({ files: [file!, { ...file!, id: 'i9', state: 'waiting', done: 0, total: null }] })).toEqual({
      done: 500,
      of: 1707,
    });
  });

  it('is all of it when it is over, and where it stopped when it was cancelled', () => {
    expect(progressOf(finishedRun)).toEqual({ done: 1708, of: 1708 });
    expect(progressOf({ files: runningRun.files.map((file) => ({ ...file, state: 'cancelled' as const })) })).toEqual({
      done: 500,
      of: 1706,
    });
  });
});

describe('what came of an import', () => {
  it.each([
    [{ state: 'done', made: 1, updated: 0, recognised: 0, failed: 0 }, '1 note created'],
    [{ state: 'done', made: 0, updated: 2, recognised: 1, failed: 0 }, '2 notes updated · 1 already here'],
    [{ state: 'done', made: 0, updated: 0, recognised: 3, failed: 0 }, '3 already here'],
    [{ state: 'failed', made: 0, updated: 0, recognised: 0, failed: 1 }, '1 failed'],
    [
      { state: 'done', made: 1705, updated: 0, recognised: 1, failed: 2 },
      '1,705 notes created · 1 already here · 2 failed',
    ],
    [{ state: 'cancelled', made: 500, updated: 0, recognised: 0, failed: 0 }, 'Canceled. 500 notes created.'],
  ] as const)('is said in one line: %j', (run, words) => {
    expect(outcomeOf(run)).toBe(words);
  });
});
