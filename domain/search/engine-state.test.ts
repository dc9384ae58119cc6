import { engineAnswers, searchState } from './engine-state.ts';

describe('state of search in a workspace', () => {
  const copied = { filled: true, waiting: 0, others: false };

  it('is that of the engine once everything is copied', () => {
    expect(searchState('READY', copied)).toBe('READY');
    expect(searchState('FULL', copied)).toBe('FULL');
  });
  it('names an engine that does not answer first', () => {
    expect(searchState('UNAVAILABLE', { filled: false, waiting: 5_000, others: true })).toBe('UNAVAILABLE');
    expect(searchState('SLOW', { ...copied, filled: false })).toBe('SLOW');
  });
  it('tells a first index from one of another version', () => {
    expect(searchState('READY', { ...copied, filled: false })).toBe('FILLING');
    expect(searchState('READY', { ...copied, filled: false, others: true })).toBe('OUTDATED');
  });
  it('is behind when more changes wait than are judged', () => {
    expect(searchState('READY', { ...copied, waiting: 1_000 })).toBe('READY');
    expect(searchState('FULL', { ...copied, waiting: 1_001 })).toBe('BEHIND');
  });
  it('leaves the answer to PostgreSQL except when ready or full', () => {
    expect((['READY', 'FULL'] as const).every(engineAnswers)).toBe(true);
    expect((['UNAVAILABLE', 'SLOW', 'FILLING', 'OUTDATED', 'BEHIND'] as const).some(engineAnswers)).toBe(false);
  });
});
