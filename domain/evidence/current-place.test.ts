import { layOut } from '../content/index.ts';
import type { Citation } from './citation.ts';
import { citedNote, currentCitation } from './current-place.ts';

const citation = (more: Partial<Citation> = {}): Citation => ({
  citationReferenceId: 'c1',
  id: 'n1',
  type: 'note',
  parentId: null,
  projectId: null,
  title: 'Interview',
  projectTitle: null,
  text: 'Well, I never trust the first number. So I count again.',
  quote: 'I never trust the first number.',
  start: 6,
  end: 37,
  speaker: null,
  fileId: null,
  startTime: null,
  endTime: null,
  ...more,
});
const placeIn = (text: string, of = citation()) => {
  const { start, end, lost } = currentCitation(of, citedNote(text, null, null));
  return lost ? 'lost' : [start, end];
};

describe('the place of a citation', () => {
  it('stays where its words are', () => {
    expect(placeIn(citation().text)).toEqual([6, 37]);
  });

  it('is found again after edits, counted in code points', () => {
    expect(placeIn(`😀 Hello. ${citation().text}`)).toEqual([15, 46]);
  });

  it('is the one with the same words around it if the quote occurs twice', () => {
    const said = 'And then: I never trust the first number. Never.';
    expect(placeIn(`${said} ${said} ${citation().text}`)).toEqual([104, 135]);
  });

  it('is found again whichever characters its words are written with now', () => {
    expect(placeIn('Well, I ne\u00adver trust\u00a0the ﬁrst number.')).toEqual([6, 37]);
    expect(placeIn(citation().text, citation({ quote: 'I never\u00a0trust the ﬁrst num\u200bber.' }))).toEqual([6, 37]);
  });

  it('is lost when the words are gone, or only short words remain elsewhere', () => {
    expect(placeIn('Well, I always trust the first number.')).toBe('lost');
    const short = citation({ quote: 'Yes, sure.', text: 'Do you trust it? Yes, sure.', start: 17, end: 27 });
    expect(placeIn('Are you hungry? Yes, sure. Lunch was good.', short)).toBe('lost');
    expect(placeIn('So do you trust it? Yes, sure.', short)).toEqual([20, 30]);
  });

  it('has the seconds of its own words, in the first recording of the note', () => {
    const word = (text: string, start: number, end: number) => ({
      type: 'text',
      text,
      marks: [{ type: 'word', attrs: { start, end } }],
    });
    const layout = layOut({
      type: 'doc',
      content: [
        {
          type: 'turn',
          attrs: { speaker: 's1', start: 0, end: 9_000, fileId: null },
          content: [word('Well,', 0, 500), { type: 'text', text: ' ' }, word('never.', 4_000, 4_500)],
        },
      ],
    });
    const of = citation({ quote: 'never.', text: 'Well, never.', start: 6, end: 12, startTime: 0, endTime: 9 });
    expect(currentCitation(of, citedNote('Well, never.', layout, 'f1'))).toMatchObject({
      fileId: 'f1',
      startTime: 4,
      endTime: 4.5,
    });
  });
});
