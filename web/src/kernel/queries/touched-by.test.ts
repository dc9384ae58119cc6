import { touchedBy } from './touched-by.ts';

describe('a change event', () => {
  it('invalidates queries with its id', () => {
    expect(touchedBy({ kind: 'highlight:changed', highlightId: 'h', noteId: 'n' }, ['read', 'n'])).toBe(true);
    expect(touchedBy({ kind: 'highlight:changed', highlightId: 'h', noteId: 'n' }, ['read', 'other'])).toBe(false);
  });
  it('invalidates lists of its kind', () => {
    expect(touchedBy({ kind: 'note:created', noteId: 'n' }, ['project-notes', 'p'])).toBe(true);
    expect(touchedBy({ kind: 'notes:imported' }, ['notes'])).toBe(true);
    expect(touchedBy({ kind: 'tag:changed', tagId: 't' }, ['notes'])).toBe(false);
  });
  it('does not invalidate other queries of its project', () => {
    expect(touchedBy({ kind: 'tag:changed', tagId: 't', projectId: 'p' }, ['members', 'p'])).toBe(false);
  });
  it('invalidates lists that count or name its kind', () => {
    expect(touchedBy({ kind: 'note:created', noteId: 'n' }, ['project-counts', 'p'])).toBe(true);
    expect(touchedBy({ kind: 'highlight:changed', highlightId: 'h', noteId: 'n' }, ['project-tags', 'p'])).toBe(true);
    expect(touchedBy({ kind: 'note:changed', noteId: 'n' }, ['evidence', 'i'])).toBe(true);
    expect(touchedBy({ kind: 'project:changed', projectId: 'p' }, ['stars'])).toBe(true);
    expect(touchedBy({ kind: 'insight:published', insightId: 'i', projectId: 'p' }, ['project', 'p'])).toBe(true);
    expect(touchedBy({ kind: 'tag:changed', tagId: 't' }, ['folders'])).toBe(false);
  });
  it('invalidates everything when permissions change', () => {
    expect(touchedBy({ kind: 'access:changed', projectId: 'p' }, ['items'])).toBe(true);
  });
});
