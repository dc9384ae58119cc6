import type { SearchDocument, SearchIndex } from '@evident/application/search/search-index';
import type { SearchFinding, SearchReader } from '@evident/application/search/search-reader';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { SEARCHED_TYPES, type SearchedType } from '@evident/domain/search';
import fc from 'fast-check';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { queryLanguageContract } from './query-language.contract.ts';
import { referenceRanking } from './reference-bm25.ts';
import { UNFILTERED } from '../support/search-question.ts';
import { folded, recounted } from './index-upkeep.ts';

/** Search engine under test, with real teams and projects. */
export interface SearchWorld {
  readonly analysis: TextAnalysis;
  readonly reader: SearchReader;
  team(): Promise<Uuid>;
  member(teamId: Uuid): Promise<Actor>;
  /** Visible to the whole workspace or only to the owner. */
  project(owner: Actor, open: boolean): Promise<Uuid>;
  /** Runs a unit of work; its changes are searchable when it resolves. */
  change(teamId: Uuid, work: (index: SearchIndex) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const WORDS = [
  'card',
  'cards',
  'Payment',
  'paying',
  'pay',
  'café',
  'cafe',
  'the',
  'THE',
  'bank',
  'banking',
  'naïve',
  'over',
  'e-mail',
  '支付',
  '用户支付',
  'Straße',
  '3.5',
  'o’clock',
  '𝒳mas',
];
const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
const text = fc.oneof(
  { weight: 6, arbitrary: sentence },
  {
    weight: 1,
    arbitrary: fc
      .tuple(sentence, sentence)
      .map(([a, b]) => `${a}\n${'filler words of a talk '.repeat(260)}\n${b}\n${a}`),
  },
);
const written = fc.record({
  number: fc.nat(9),
  type: fc.constantFrom<SearchedType>('NOTE', 'TAG', 'HIGHLIGHT'),
  project: fc.nat(2),
  title: fc.oneof(fc.constant(''), sentence),
  text,
  language: fc.constantFrom(null, 'en', 'de'),
});
const step = fc.oneof(
  { weight: 8, arbitrary: fc.array(written, { minLength: 1, maxLength: 8 }) },
  { weight: 2, arbitrary: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }).map((removed) => ({ removed })) },
  { weight: 1, arbitrary: fc.constantFrom('fold' as const, 'recount' as const) },
);
const asked = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...WORDS, 'ca', 'unheard'),
        fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((two) => `"${two.join(' ')}"`),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.constantFrom('', ' '),
  )
  .map(([words, end]) => words.join(' ') + end);

/** Contract of search engines; runs once per adapter. */
export function searchIndexContract(name: string, open: () => Promise<SearchWorld>, numRuns = 25): void {
  describe(`${name}: search index`, () => {
    let world: SearchWorld;
    let actor: Actor;
    let project: Uuid;
    const at = new Date('2026-01-05T10:00:00Z');
    const note = (title: string, words: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
      type: 'NOTE',
      id: uuidV7.newId(),
      scopeId: project,
      parentId: null,
      title,
      text: words,
      keywords: [],
      language: null,
      createdAt: at,
      ...more,
    });
    const put = (...documents: SearchDocument[]) => world.change(actor.teamId, (index) => index.put(documents));
    const find = (query: string, who = actor, more: object = {}): Promise<SearchFinding> =>
      world.reader.find(who, {
        words: (languages) => world.analysis.analyseQuery(query, languages),
        types: SEARCHED_TYPES,
        ...UNFILTERED,
        limit: 50,
        offset: 0,
        ...more,
      });
    const titles = async (query: string, who = actor, more: object = {}) =>
      (await find(query, who, more)).groups.flatMap(({ hits }) => hits.map(({ title }) => title));
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    beforeEach(async () => {
      actor = await world.member(await world.team());
      project = await world.project(actor, true);
    });

    it('finds an added document at once, and supports update and removal', async () => {
      const [kept, changed, gone] = [
        note('Kept', 'paying by card'),
        note('Changed', 'paying by card'),
        note('Gone', 'paying by card'),
      ];
      await world.change(actor.teamId, (index) => index.add([kept, changed, gone]));
      expect((await titles('cards')).sort()).toEqual(['Changed', 'Gone', 'Kept']);
      await put({ ...changed, text: 'paying in cash' });
      await world.change(actor.teamId, (index) => index.remove([gone]));
      expect(await titles('cards')).toEqual(['Kept']);
      expect((await titles('paying')).sort()).toEqual(['Changed', 'Kept']);
    });
    it('ranks by BM25 after any updates and removals', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 6 }),
          fc.array(asked, { minLength: 1, maxLength: 6 }),
          async (steps, queries) => {
            const owner = await world.member(await world.team());
            const reading = await world.member(owner.teamId);
            const projects = [
              await world.project(owner, true),
              await world.project(owner, true),
              await world.project(owner, false),
            ];
            const ids = Array.from({ length: 10 }, () => uuidV7.newId());
            const kept = new Map<string, SearchDocument>();
            for (const some of steps)
              await world.change(owner.teamId, async (index) => {
                if (typeof some === 'string') return some === 'fold' ? folded(index) : recounted(index);
                if ('removed' in some) {
                  const gone = some.removed.flatMap((number) =>
                    [...kept.values()].filter(({ id }) => id === ids[number]),
                  );
                  for (const { type, id } of gone) kept.delete(type + id);
                  return index.remove(gone);
                }
                const documents = some.map(({ number, project: place, ...rest }) =>
                  note('', '', { ...rest, id: ids[number]!, scopeId: projects[place]! }),
                );
                for (const document of documents) kept.set(document.type + document.id, document);
                return index.put(documents);
              });
            for (const [who, seen] of [
              [owner, projects],
              [reading, projects.slice(0, 2)],
            ] as const)
              for (const query of queries) {
                const visible = [...kept.values()].filter(({ scopeId }) => seen.includes(scopeId));
                const languages = [...new Set(visible.flatMap((document) => languagesOf(world.analysis, document)))];
                const expected = referenceRanking(
                  world.analysis,
                  visible,
                  world.analysis.analyseQuery(query, languages),
                );
                const { groups } = await find(query, who);
                expect(new Map(groups.map(({ type, hits }) => [type, hits.map(({ id }) => id)]))).toEqual(
                  new Map([...expected].map(([type, list]) => [type, list.map(({ id }) => id)])),
                );
                for (const { type, total, hits } of groups) {
                  expect(total).toBe(expected.get(type)!.length);
                  for (const [index, { score }] of hits.entries())
                    expect(score).toBeCloseTo(expected.get(type)![index]!.score, 6);
                }
              }
          },
        ),
        { numRuns },
      );
    }, 240_000);

    it('ignores accents, case, width and inflection', async () => {
      await put(
        note('A', 'Das Café in der Straße war über Nacht geschlossen und wir haben dort nicht gegessen'),
        note('B', 'The participants were connecting two ACCOUNTS'),
        note('C', 'Las canciones más bonitas que escuchamos en la ciudad'),
      );
      for (const [query, title] of [
        ['cafe', 'A'],
        ['STRASSE ', 'A'],
        ['ｃａｆé ', 'A'],
        ['connection ', 'B'],
        ['account ', 'B'],
        ['participant ', 'B'],
        ['canción ', 'C'],
        ['cancion ', 'C'],
      ] as const) {
        expect([query, await titles(query)]).toEqual([query, [title]]);
      }
    });
    it('treats the unfinished last word as a prefix, and no finished word', async () => {
      await put(note('A', 'A prototype of the dashboard'));
      expect(await titles('proto')).toEqual(['A']);
      expect(await titles('dashboard protot')).toEqual(['A']);
      expect(await titles('proto ')).toEqual([]);
    });
    it('ranks the whole word above words that begin with it', async () => {
      await put(note('A', 'careful careless carefree'), note('B', 'a car at last'), note('C', 'cars and carts'));
      expect((await titles('car'))[0]).toBe('B');
    });
    it('matches a phrase only in order and as written', async () => {
      await put(
        note('A', 'setting up the recorder'),
        note('B', 'up setting the recorder'),
        note('C', 'they set up the recorder'),
      );
      expect(await titles('"setting up"')).toEqual(['A']);
      expect(await titles('"setting up" recorder')).toEqual(['A']);
      expect(await titles('"up setting the rec')).toEqual(['B']);
    });
    queryLanguageContract({ put, note, find, analysis: () => world.analysis });
    it('does not match a phrase across the end of the title', async () => {
      await put(note('Export price', 'list of wishes'));
      expect(await titles('"price list"')).toEqual([]);
    });
    it('requires more than half of the words, and reports when it required fewer', async () => {
      const both = note('C', 'onboarding pricing');
      await put(note('A', 'onboarding'), note('B', 'pricing'), both, note('D', 'other'));
      expect(await titles('onboarding pricing ')).toEqual(['C']);
      await world.change(actor.teamId, (index) => index.remove([both]));
      const relaxed = await find('onboarding pricing ');
      expect(relaxed.relaxed).toBe(true);
      expect(relaxed.groups[0]!.total).toBe(2);
    });
    it('drops unknown words and names them', async () => {
      await put(note('A', 'onboarding'));
      const found = await find('onboarding xylophone ');
      expect(found.groups[0]!.total).toBe(1);
      expect(found.missing.map((word) => word.text)).toEqual(['xylophone']);
    });
    it('returns the best passage and its position', async () => {
      const long = `${'😀 talk of this and that. '.repeat(400)}\nThen the invoice came twice.\n${'More talk. '.repeat(600)}`;
      await put(note('Invoice', long));
      const { passage } = (await find('invoice twice ')).groups[0]!.hits[0]!;
      expect(passage.text).toContain('Then the invoice came twice.');
      expect([...long].slice(passage.start).join('').startsWith(passage.text)).toBe(true);
    });
    it("never returns another team's documents", async () => {
      await put(note('Ours', 'zeppelin'));
      const stranger = await world.member(await world.team());
      expect(await titles('zeppelin', stranger)).toEqual([]);
      expect((await find('zeppelin ', stranger)).missing).toHaveLength(1);
    });
    it('reveals nothing of a hidden project in results, counts, passages and frequencies', async () => {
      const guest = await world.member(actor.teamId);
      const secret = await world.project(actor, false);
      const before = [note('A', 'merger talk'), note('B', 'merger of two teams')];
      await put(...before);
      const seen = await find('merger acquisition', guest);
      await put(...Array.from({ length: 9 }, () => note('Secret', 'merger acquisition', { scopeId: secret })));
      expect(await find('merger acquisition', guest)).toEqual(seen);
      expect((await find('merger acquisition')).groups[0]!.total).toBe(9);
    });
    it('filters by projects and types', async () => {
      const other = await world.project(actor, true);
      await put(note('A', 'pricing'), note('B', 'pricing', { scopeId: other }), note('pricing', '', { type: 'TAG' }));
      expect(await titles('pricing', actor, { projectIds: [other] })).toEqual(['B']);
      expect((await find('pricing', actor, { types: ['TAG'] })).groups.map(({ type }) => type)).toEqual(['TAG']);
    });
    it('returns pages without duplicates, with the total count', async () => {
      await put(...Array.from({ length: 25 }, (_, index) => note(`N${index}`, 'pricing')));
      const pages = await Promise.all([0, 10, 20, 30].map((offset) => find('pricing', actor, { limit: 10, offset })));
      expect(pages.map(({ groups }) => groups[0]!.total)).toEqual([25, 25, 25, 25]);
      expect(new Set(pages.flatMap(({ groups }) => groups[0]!.hits.map(({ id }) => id))).size).toBe(25);
    });
    it('forgets removed and replaced text', async () => {
      const one = note('A', 'pricing');
      await put(one);
      await put({ ...one, text: 'billing' });
      expect(await titles('pricing ')).toEqual([]);
      expect(await titles('billing ')).toEqual(['A']);
      await world.change(actor.teamId, (index) => index.remove([one]));
      expect(await titles('billing ')).toEqual([]);
    });
    it('allows concurrent writes: different documents in parallel, the same document in turn', async () => {
      const same = note('same', 'first');
      await Promise.all([
        ...Array.from({ length: 8 }, (_, index) => put(note(`N${index}`, 'pricing the plan'))),
        put(same),
        put({ ...same, text: 'second' }),
      ]);
      expect((await find('pricing plan ')).groups[0]!.total).toBe(8);
      expect(await titles('same')).toEqual(['same']);
    });
    it('accepts any characters', async () => {
      const odd = `it's \\ 'quoted' "double" <b>&amp;</b> \u0001 ${'x'.repeat(5000)} \ud800 ${'a '.repeat(3000)} 👩‍👩‍👧 تَجْرِبَة`;
      await put(note(odd.slice(0, 30), odd.replace('\ud800', '')));
      for (const query of ['quoted', `'`, '\\', `"it's`, '& | ! ( ) : * <->', 'x'.repeat(2000), 'تجربة', '<b>'])
        await expect(find(query)).resolves.toBeDefined();
      expect(await titles('تجربة')).toHaveLength(1);
    });
  });
}

const languagesOf = (analysis: TextAnalysis, document: SearchDocument): string[] => [
  analysis.analyse(document.text === '' ? document.title : document.text, document.language).language,
];
