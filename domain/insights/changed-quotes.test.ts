import { REDACTED } from '../content/index.ts';
import { changedQuotes, wordDiff } from './index.ts';

const quote = (highlightId: string, text: string | null, more: object = {}) => ({
  highlightId,
  noteId: 'n',
  projectId: 'p',
  text,
  contradicts: false,
  ...more,
});
const now = (id: string, text: string, more: object = {}) => ({
  id,
  noteId: 'n',
  projectId: 'p',
  text,
  lost: false,
  ...more,
});
const changes = (quotes: ReturnType<typeof quote>[], highlights: ReturnType<typeof now>[], notes = ['n']) =>
  changedQuotes(quotes, highlights, new Set(notes)).map(({ change, before, after }) => [change, before, after]);

describe('quotes since a publication', () => {
  it('are changed, lost, moved or deleted', () => {
    expect(changes([quote('a', 'one')], [now('a', 'one')])).toEqual([]);
    expect(changes([quote('a', 'one')], [now('a', 'two')])).toEqual([['CHANGED', 'one', 'two']]);
    expect(changes([quote('a', 'one')], [now('a', 'one', { lost: true })])).toEqual([['LOST', 'one', 'one']]);
    expect(changes([quote('a', 'one')], [now('a', 'one', { projectId: 'q' })])).toEqual([['MOVED', 'one', 'one']]);
    expect(changes([quote('a', 'one')], [])).toEqual([['DELETED', 'one', null]]);
  });

  it('of notes out of sight are left out', () => {
    expect(changes([quote('a', 'one')], [], [])).toEqual([]);
  });

  it('never show redacted words', () => {
    expect(changes([quote('a', 'my name is Kim')], [now('a', `my name is ${REDACTED}`)])).toEqual([
      ['REDACTED', null, `my name is ${REDACTED}`],
    ]);
    expect(changes([quote('a', null)], [now('a', 'other words')])).toEqual([]);
    expect(changes([quote('a', null)], [])).toEqual([['DELETED', null, null]]);
  });
});

describe('a difference by words', () => {
  const shown = (before: string, after: string) =>
    wordDiff(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
      .join('');
  it('names what was removed and added', () => {
    expect(shown('I never trust it', 'I seldom trust it')).toBe('I [-never-][+seldom+] trust it');
    expect(shown('', 'new')).toBe('[+new+]');
    expect(shown('same', 'same')).toBe('same');
    expect(shown('a b c', 'b c d')).toBe('[-a -]b c[+ d+]');
  });
});
