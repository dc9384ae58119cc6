import { isSameScope, scopeLabel, scopeWords } from './scope-words.ts';

describe('a scope in words', () => {
  it('names its kind and its title', () => {
    expect(scopeWords({ type: 'WORKSPACE', id: null }, undefined)).toBe('Everything you can see');
    expect(scopeWords({ type: 'PERSON', id: 'p' }, 'Ada Byron')).toBe('Person: Ada Byron');
    expect(scopeWords({ type: 'NOTE', id: 'n' }, '')).toBe('Note: Untitled');
    expect(scopeWords({ type: 'NOTES', id: null, ids: ['a', 'b', 'c'] }, 'Talk')).toBe('3 notes: Talk and 2 more');
  });

  it('says what can no longer be seen', () => {
    expect(scopeLabel({ scope: { type: 'INSIGHT', id: null }, scopeTitle: null })).toBe(
      'Insight that you cannot see any more',
    );
    expect(scopeLabel({ scope: { type: 'NOTES', id: null, ids: [] }, scopeTitle: null })).toBe(
      'Notes that you cannot see any more',
    );
  });

  it('is the same with the same ids', () => {
    expect(isSameScope({ type: 'NOTE', id: 'n' }, { type: 'NOTE', id: 'n' })).toBe(true);
    expect(isSameScope({ type: 'NOTES', id: null, ids: ['a'] }, { type: 'NOTES', id: null, ids: ['b'] })).toBe(false);
  });
});
