import { type CsvMapping, guessMapping, isMappingFor } from './csv-mapping.ts';

describe('the guess at a mapping', () => {
  const column = (name: string, length: number, dates = false) => ({
    name,
    length,
    filled: 10,
    distinct: 10,
    coded: 0,
    answerCodes: 0,
    dates: dates ? { order: 'mdy' as const } : null,
  });
  it('goes by names and by what looks written by people', () => {
    expect(
      guessMapping([
        column('Timestamp', 18, true),
        column('Subject', 20),
        column('What was good?', 80),
        column('Age', 2),
        column('label', 10),
      ]),
    ).toEqual({ title: 1, content: [2], date: 0, tags: [4] });
  });
  it('takes what failed and was mended as it was, never why it failed', () => {
    const ours = [column('file', 12), column('line', 1), column('cause', 60)];
    expect(guessMapping([...ours, column('comment', 8), column('rating', 1)])).toEqual({
      title: null,
      content: [3],
      date: null,
      tags: [],
    });
    expect(guessMapping([...ours, column('When', 10, true), column('a', 1)])).toEqual({
      title: null,
      content: [4],
      date: 3,
      tags: [],
    });
    expect(guessMapping(ours).content).toEqual([2]);
    expect(guessMapping([column('id', 3), column('cause', 60)]).content).toEqual([1]);
  });
  const values = (name: string, length: number, distinct: number, coded = 0) => ({
    ...column(name, length),
    distinct,
    coded,
  });
  it('takes as the title a column whose short values tell the rows apart, and no numbers or keys', () => {
    const said = column('What happened?', 80);
    expect(guessMapping([values('Rating', 1, 10, 10), values('Participant no.', 3, 10), said]).title).toBe(1);
    expect(
      guessMapping([values('Plan', 8, 3), values('ResponseId', 17, 10, 10), values('Age', 2, 10, 10), said]).title,
    ).toBeNull();
  });
  it.each<[string, string[], string[]]>([
    ['German', ['Datum', 'Note', 'Kommentar', 'Kategorie'], ['Kommentar']],
    ['French', ['Note', 'Commentaire'], ['Commentaire']],
    ['Spanish', ['Edad', 'Comentarios'], ['Comentarios']],
    ['English', ['Rating', 'Note'], ['Note']],
    ['snake case', ['user_type', 'user_comment'], ['user_comment']],
  ])('finds the text by its name in %s', (_, names, content) => {
    const { content: found } = guessMapping(names.map((name) => values(name, 12, 4)));
    expect(found.map((place) => names[place])).toEqual(content);
  });
  it.each([
    ['Dovetail', ['Highlight', 'Note', 'Tags'], [46, 12, 21], { content: [0], title: 1, tags: [2] }],
    ['NVivo', ['Source', 'Node', 'Coded text', 'Coverage'], [14, 10, 120, 4], { content: [2], title: 0, tags: [1] }],
    ['ATLAS.ti', ['Document', 'Quotation Content', 'Codes'], [14, 120, 20], { content: [1], title: 0, tags: [2] }],
    ['remarks of a reader', ['Quote', 'Note', 'Tags'], [40, 90, 12], { content: [0, 1], title: null, tags: [2] }],
  ])('knows the passages, sources and codes of %s', (_, names, lengths, mapping) => {
    expect(guessMapping(names.map((name, at) => values(name, lengths[at]!, 10)))).toMatchObject(mapping);
  });
  it('takes codes of answers for the text under no name, and a column of words instead', () => {
    const codes = { ...values('Response', 2, 5), answerCodes: 10 };
    expect(guessMapping([values('Participant', 9, 10), codes, values('Remark', 12, 6)]).content).toEqual([2]);
    expect(guessMapping([codes, values('Which plan?', 14, 3)]).content).toEqual([1]);
    expect(guessMapping([codes, values('Why?', 60, 10)]).content).toEqual([1]);
    expect(guessMapping([{ ...values('Response', 9, 7), answerCodes: 4 }, values('Group', 12, 2)]).content).toEqual([
      0,
    ]);
  });
  it('takes no choices for free text, and no birthday for the date', () => {
    expect(guessMapping([values('Which of these do you use?', 40, 1), values('Why?', 60, 10)]).content).toEqual([1]);
    expect(
      guessMapping([column('Date of birth', 10, true), column('Submitted At', 16, true), column('Comment', 40)]).date,
    ).toBe(1);
  });
  it('always has some content', () => {
    expect(guessMapping([column('Start', 11), column('Speaker', 3), column('Transcript', 5)]).content).toEqual([2]);
    expect(guessMapping([column('a', 1), column('b', 3)])).toEqual({ title: null, content: [1], date: null, tags: [] });
  });
  it.each([
    [{ title: null, content: [], date: null, tags: [] }, false],
    [{ title: 3, content: [0], date: null, tags: [] }, false],
    [{ title: 1, content: [0], date: 2, tags: [2] }, true],
  ] as [CsvMapping, boolean][])('%j fits a table of three columns: %s', (mapping, fits) => {
    expect(isMappingFor(mapping, 3)).toBe(fits);
  });
});
