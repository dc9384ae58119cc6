import { highlightLabel, isInText, ofWholeNote, tagsOfNote } from './index.ts';

const [ID, TEAM, NOTE, PROJECT, MEMBER] = ['h', 't', 'n', 'p', 'm'];
const whole = ofWholeNote({
  id: ID,
  teamId: TEAM,
  noteId: NOTE,
  projectId: PROJECT,
  createdBy: MEMBER,
  now: new Date(0),
});

describe('the highlight of a whole note', () => {
  it('has neither words nor seconds, and edits of the text leave it', () => {
    expect(whole).toMatchObject({
      target: 'NOTE',
      anchor: 'note',
      text: '',
      fileId: null,
      startMs: null,
      lostAt: null,
    });
    expect(isInText(whole)).toBe(false);
    expect(['mark', 'beside', 'file'].map((anchor) => isInText({ anchor } as never))).toEqual([true, true, false]);
  });

  it('is called the whole note where others show their words', () => {
    expect(highlightLabel({ ...whole, pdfHighlightAreas: [] })).toBe('The whole note');
  });

  it('carries the tags of the note', () => {
    const words = { target: 'WORDS', id: 'w', tags: ['Other'] };
    expect(tagsOfNote([words, { target: 'NOTE', id: ID, tags: ['Red'] }])).toEqual({ highlightId: ID, tags: ['Red'] });
    expect(tagsOfNote([words])).toEqual({ highlightId: null, tags: [] });
  });
});
