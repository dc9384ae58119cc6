import type { Actor } from '@evident/domain/permissions';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import type { MeantTerm } from '@evident/domain/glossary';
import { weigh } from '@evident/domain/search';
import { findPassages } from './find-passages.ts';
import type { FoundPlace, NamedInNote, PassageQuestion, PassageReader } from './passage-reader.ts';

const analysis = new SnowballTextAnalysis();
const OBJECT = { type: 'NOTE', parentId: null } as const;
interface Note {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Finds in some notes, all in English. */
function finding(
  notes: readonly Note[],
  meaningsKnown: readonly string[] = ['en'],
  linked: readonly NamedInNote[] = [],
  terms: readonly MeantTerm[] = [],
) {
  const asked: PassageQuestion[] = [];
  const reader: Pick<PassageReader, 'candidates' | 'sources'> = {
    candidates: async (_, question) => {
      asked.push(question);
      const words = question.words(['en']);
      const documents = (form: string) =>
        notes.filter(({ text }) => analysis.analyse(text, 'en').tokens.some(({ forms }) => forms.includes(form)))
          .length;
      const documentsWithPrefix = () => 0;
      const known = { documents: notes.length, documentsWith: documents, documentsWithPrefix };
      const { weighed, missing } = weigh(words, known, { isEven: true });
      return {
        texts: notes.map(({ id, text }) => ({ ...OBJECT, id, start: 0, text, language: 'en' })),
        near: [],
        weighed,
        documents: notes.length,
        missing: missing.map(({ text }) => text),
        searched: { projects: 1, notes: notes.length, insights: 0, highlights: 0 },
        named: linked.filter(({ name }) => question.named([name]).length > 0),
      };
    },
    sources: async (_, places: readonly FoundPlace[]) =>
      places.map(({ id, start, end }) => {
        const { text, title } = notes.find((note) => note.id === id)!;
        const facts = { ...OBJECT, type: 'note' as const, id, projectId: 'p', projectTitle: null, title };
        return { start, end, source: { ...facts, text, offset: 0, blocks: [] } };
      }),
  };
  const meanings = { of: async () => null, knows: (language: string) => meaningsKnown.includes(language) };
  const find = findPassages(reader as PassageReader, analysis, meanings, { named: async () => [...terms] });
  return { asked, ask: (question: string) => find({} as Actor, { type: 'WORKSPACE', id: null }, question, 5) };
}

const filler = (about: string): string => `${about} was part of the conversation for quite a long while. `.repeat(12);

describe('Passages are found', () => {
  it('first in the note whose title has the name that the question has', async () => {
    const text = `${filler('Weather')}The price is much too high for a small bakery. ${filler('Holiday')}`;
    const { ask } = finding([
      { id: 'a', title: 'Interview with Ben Ito', text },
      { id: 'b', title: 'Interview with Maria Lopez', text },
    ]);
    const first = async (name: string) =>
      (await ask(`What does ${name} think about the price for a small bakery?`)).passages[0]!.source.id;
    expect(await first('Maria')).toBe('b');
    expect(await first('Ben')).toBe('a');
  });

  it('first in the note of a linked person whom the question names, whose name is in no text', async () => {
    const text = `${filler('Weather')}The price is much too high for a small bakery. ${filler('Holiday')}`;
    const notes = ['a', 'b', 'c'].map((id) => ({ id, title: 'Interview', text }));
    const { ask } = finding(
      notes,
      ['en'],
      [
        { noteId: 'b', name: 'Maria Lopez', speaker: null },
        { noteId: 'c', name: 'Ben Ito', speaker: null },
      ],
    );
    const found = await ask('What does Maria think about the price for a small bakery?');
    expect(found).toMatchObject({ isAnswered: true, missing: [] });
    expect(found.passages[0]!.source.id).toBe('b');
    expect((await ask('What does Ben think about the price for a small bakery?')).passages[0]!.source.id).toBe('c');
    expect((await ask('What does Zoe think about the price for a small bakery?')).missing).toEqual(['Zoe']);
  });

  it('with the one that explains the subject first, if the question asks for a definition', async () => {
    const about = (sentence: string) => `${filler('Weather')}${sentence} ${filler('Holiday')}`;
    const { ask } = finding([
      { id: 'a', title: 'Talk', text: about('We write the sampling of the sampling for sampling.') },
      { id: 'b', title: 'Talk', text: about('Sampling is a choice of a few.') },
    ]);
    expect((await ask('What is sampling?')).passages[0]!.source.id).toBe('b');
    expect((await ask('Why is there sampling?')).passages[0]!.source.id).toBe('a');
  });

  it('without naming function words of other languages as missing', async () => {
    const { ask } = finding([{ id: 'a', title: 'Talk', text: filler('Sampling') }]);
    expect((await ask('der Sampling zanzibar')).missing).toEqual(['zanzibar']);
  });

  it('for a question in another language by names and numbers, and that language is named', async () => {
    const text = `${filler('Weather')}Angela Burns asked about the money that HEFCW gives back. ${filler('Holiday')}`;
    const notes = [{ id: 'a', title: 'Committee', text }];
    const { ask, asked } = finding(notes);
    const german = await ask('Was hat Angela Burns über die Gelder von HEFCW gefragt?');
    expect(german).toMatchObject({ isAnswered: true, missing: [], searched: { language: 'de' } });
    expect(german.passages[0]!.text).toContain('Angela Burns');
    expect(asked[0]!.meaning).toBeNull();
    expect((await ask('What did Angela Burns ask about HEFCW?')).searched).not.toHaveProperty('language');
    expect(
      (await finding(notes, ['en', 'de']).ask('Was hat Angela Burns über die Gelder gefragt?')).searched,
    ).not.toHaveProperty('language');
  });

  it('by all names that the glossary has for a word, and answer as if it was said', async () => {
    const notes = [
      {
        id: 'a',
        title: 'Talk',
        text: `${filler('World')}Mean time to restore is how fast we recover. ${filler('Cup')}`,
      },
      { id: 'b', title: 'Talk', text: filler('Holiday') },
    ];
    const mttr = { id: 't', name: 'MTTR', otherNames: ['mean time to restore'], definition: 'How fast.' };
    const found = await finding(notes, ['en'], [], [mttr]).ask('What is MTTR?');
    expect(found).toMatchObject({ isAnswered: true, missing: [], names: [{ typed: 'MTTR', term: mttr }] });
    expect(found.passages[0]!.text).toContain('Mean time to restore');
    expect(await finding(notes).ask('What is MTTR?')).toMatchObject({
      isAnswered: false,
      missing: ['MTTR'],
      names: [],
    });
  });

  it('and answer only if a passage has enough of the words', async () => {
    const { ask } = finding([
      {
        id: 'a',
        title: 'Talk',
        text: `${filler('World')}The release made the world of support better. ${filler('Cup')}`,
      },
      { id: 'b', title: 'Talk', text: filler('Holiday') },
    ]);
    expect((await ask('How did the release make the world of support better?')).isAnswered).toBe(true);
    expect((await ask('Which striker won the football championship of the world in Qatar?')).isAnswered).toBe(false);
  });

  it('and a passage answers what happened without saying so', async () => {
    const { ask } = finding([
      { id: 'a', title: 'Talk', text: `${filler('World')}We moved Zanzibar to two nodes in spring. ${filler('Cup')}` },
      { id: 'b', title: 'Talk', text: filler('Holiday happened') },
    ]);
    expect((await ask('What happened with Zanzibar?')).isAnswered).toBe(true);
    expect((await ask('What happened with dinosaurs?')).isAnswered).toBe(false);
  });

  it('and names of speakers say which of many notes are meant, though they do not say what is asked', async () => {
    const notes = Array.from({ length: 24 }, (_, at) => ({
      id: `n${at}`,
      title: 'Talk',
      text: 'They build carts on rainy days.',
    }));
    const text = 'Zanzibar Okafor told us that they build carts.';
    const linked = [{ noteId: 'z', name: 'Zanzibar Okafor', speaker: null }];
    const { ask } = finding([...notes, { id: 'z', title: 'Talk', text }], ['en'], linked);
    expect((await ask('What did Zanzibar Okafor build on rainy days?')).isAnswered).toBe(true);
  });
});
