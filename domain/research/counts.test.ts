import { countsOf, countWords } from './counts.ts';
import { limitsOf } from './limits.ts';
import type { ChosenPlace, ResearchStep } from './step.ts';

const place = (noteId: string, voice = 0, start = 0): ChosenPlace => ({
  noteId,
  voice,
  start,
  end: start + 9,
  score: 1,
});
const read = (noteId: string, voices: number, places: readonly ChosenPlace[] = [place(noteId)]): ResearchStep => ({
  kind: 'READ',
  noteId,
  voices,
  sentences: 9,
  places,
});
const grouped = (...places: ChosenPlace[]): ResearchStep => ({
  kind: 'GROUP',
  groups: [
    { key: 'g1', isRest: false, places },
    { key: 'rest', isRest: true, places: [place('a', 1)] },
  ],
});
const all = () => true;

describe('the count of a finding', () => {
  it('is of people if all notes name their speakers, each once', () => {
    const counts = countsOf(
      [read('a', 2), read('b', 3), grouped(place('a'), place('a', 0, 50), place('a', 1), place('b'))],
      all,
    );
    expect(counts).toEqual({ of: 'PEOPLE', total: 5, findings: [{ key: 'g1', count: 3, passages: 4 }] });
    expect(countWords(counts, counts.findings[0]!)).toBe('3 of 5 people');
  });

  it('is of notes otherwise', () => {
    const counts = countsOf([read('a', 0), read('b', 3), grouped(place('a'), place('b'), place('b', 1))], all);
    expect(countWords(counts, counts.findings[0]!)).toBe('2 of 2 notes');
  });

  it('leaves out notes that the reader no longer sees', () => {
    const counts = countsOf([read('a', 1), read('b', 1), grouped(place('a'), place('b'))], (id) => id === 'a');
    expect(countWords(counts, counts.findings[0]!)).toBe('1 of 1 person');
    expect(countsOf([read('b', 1), grouped(place('b'))], () => false).findings).toEqual([]);
  });
});

describe('the limits of a research', () => {
  const budget = { sources: 2, searches: 3, tokens: 1000 };
  const search = (query: string, noteIds: string[], missing: string[] = []): ResearchStep => ({
    kind: 'SEARCH',
    query,
    noteIds,
    missing,
  });

  it('say where it looked and what it did not find', () => {
    const steps = [
      search('price', ['a', 'b', 'c'], ['zeppelin']),
      search('hosting', []),
      read('a', 0),
      read('b', 0, []),
    ];
    const said = limitsOf(budget, steps, true).join(' ');
    expect(said).toContain('2 searches found 3 notes. 2 were read; the budget allowed 2 notes.');
    expect(said).toContain('1 of them says nothing near the question.');
    expect(said).toContain('occur nowhere that you can see: “zeppelin”');
    expect(said).toContain('Nothing was found for “hosting”.');
    expect(said).not.toContain('speaks against');
  });

  it('say whether counter-evidence was looked for', () => {
    const steps = [search('price', ['a']), read('a', 0)];
    const none: ResearchStep = { kind: 'COUNTER', searches: 1, places: [] };
    const draft: ResearchStep = { kind: 'DRAFT', sentences: 3, tokens: 9 };
    expect(limitsOf(budget, [...steps, none, draft], true).join(' ')).toContain('Nothing that speaks against');
    expect(limitsOf(budget, [...steps, draft], true).join(' ')).toContain('left no search');
  });
});
