import fc from 'fast-check';
import { refuseTooLarge } from './import-outcome.ts';
import { IMPORT_STATES, isOver, shownCounts, shownState } from './import-run.ts';

describe('the size of an import', () => {
  it('is at most 200 MB', () => {
    expect(() => refuseTooLarge({ bytes: 200_000_000 })).not.toThrow();
    expect(() => refuseTooLarge({ bytes: 200_000_001 })).toThrow(
      expect.objectContaining({ code: 'UnprocessableContent', title: 'The file is larger than 200 MB' }),
    );
  });
});

describe('the state of a file to show', () => {
  it('is over when done, canceled or failed', () => {
    expect(IMPORT_STATES.filter(isOver)).toEqual(['done', 'cancelled', 'failed']);
  });
  it.each([
    ['running', 'waiting', 'waiting'],
    ['running', 'running', 'running'],
    ['running', 'done', 'done'],
    ['cancelled', 'waiting', 'cancelled'],
    ['cancelled', 'running', 'cancelled'],
    ['cancelled', 'done', 'done'],
    ['cancelled', 'failed', 'failed'],
  ] as const)('in a run that is %s, a file that is %s is %s', (run, file, shown) => {
    expect(shownState({ state: run }, { state: file })).toBe(shown);
  });
});

describe('the counts of a file to show', () => {
  it('count an updated note once', () => {
    expect(shownCounts({ made: 5, recognised: 3, updated: 2, failed: 1 })).toEqual({
      made: 5,
      recognised: 1,
      updated: 2,
      failed: 1,
    });
  });
  it('are never negative', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), (made, recognised, updated, failed) => {
        const shown = shownCounts({ made, recognised, updated, failed });
        expect(Math.min(...Object.values(shown))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
