import { doc, paragraph } from '../../../test/builders/rich-text.ts';
import { type ImportedNote, identityOfRow, readyNote, titleOfFile, titled } from './imported-note.ts';

const note: ImportedNote = {
  title: 'Interview',
  occurredOn: null,
  tags: [],
  language: null,
  speakers: [],
  content: doc(paragraph('Hello'), paragraph('Ann')),
  raw: {},
};
const identity = (more: Partial<ImportedNote> = {}): string => {
  const row = { ...note, ...more };
  return identityOfRow(row, JSON.stringify(row.content));
};

describe('the identity of a row', () => {
  it('is the same for the same row, whatever its speakers and language', () => {
    expect(identity()).toBe(identity({ language: 'de', speakers: [{ id: 's1', name: 'Ann' }] }));
  });
  it('is another as soon as anything that its note shows is another', () => {
    const all = [
      identity(),
      identity({ title: 'Interview 2' }),
      identity({ content: doc(paragraph('Hello')) }),
      identity({ raw: { age: '31' } }),
      identity({ occurredOn: '2026-03-14' }),
      identity({ tags: ['a'] }),
      identity({ tags: ['a', 'b'] }),
      identity({ tags: ['a,b'] }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
  it('of a row without date and tags is the one that earlier imports stored', () => {
    expect(identity({ content: { type: 'doc' }, title: 'a"b', raw: { x: '1' } })).toBe(
      '["a\\"b",{"type":"doc"},{"x":"1"}]',
    );
  });
});

describe('a note ready to be stored', () => {
  it('has its plain text and its content as JSON', () => {
    const ready = readyNote(note, 'print');
    expect(ready).toMatchObject({ text: 'Hello\nAnn', fingerprint: 'print', title: 'Interview' });
    expect(JSON.parse(ready.content)).toEqual(note.content);
  });
});

describe('the title of an imported note', () => {
  it.each([
    ['Interview 1.docx', 'Interview 1'],
    ['interview_with_ann.vtt', 'interview with ann'],
    ['C:\\calls\\Interview.txt', 'Interview'],
    ['calls/2026/Interview.txt', 'Interview'],
    ['v1.2 final', 'v1.2 final'],
    ['archive.tar.gz', 'archive.tar'],
    ['.vtt', '.vtt'],
    ['___.txt', '___.txt'],
    ['', 'Imported file'],
    ['\u202egpj.exe', 'gpj'],
  ])('of the file %p is %p', (file, title) => {
    expect(titleOfFile(file)).toBe(title);
  });
  it('is the first offer that says anything, on one line, at most 200 characters', () => {
    expect(titled(null, '  ', ' a \n b ', 'c')).toBe('a b');
    expect(titled()).toBe('Untitled');
    expect(titled('x'.repeat(500))).toHaveLength(200);
    expect(titled('x'.repeat(500)).endsWith('…')).toBe(true);
  });
});
