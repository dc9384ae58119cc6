import type { SearchDocument } from '@evident/application/search/search-index';
import { FORMS_MAX, formsInSight, type WordReader } from '@evident/application/search/word-forms';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { containsPhrase, foldedWords, SEARCHED_TYPES } from '@evident/domain/search';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { UNFILTERED } from '../support/search-question.ts';
import type { SearchWorld } from './search-index.contract.ts';

/** A search engine under test, with the words of its index. */
export interface WordWorld extends SearchWorld {
  readonly words: WordReader;
}

const ENGLISH = 'I think that this is what they said about the way it is, and we have it in our notes';
const GERMAN = 'Das ist nicht das, was wir haben wollten, und sie haben es auch so gesagt';
const SPANISH = 'No sé qué es lo que quieren los usuarios, pero ellos lo dicen así';

/** Contract of search engines for the forms of words; runs once per adapter. */
export function wordFormsContract(name: string, open: () => Promise<WordWorld>): void {
  describe(`${name}: forms of words`, () => {
    let world: WordWorld;
    let actor: Actor;
    let project: Uuid;

    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    beforeEach(async () => {
      actor = await world.member(await world.team());
      project = await world.project(actor, true);
    });

    const note = (title: string, text: string, scopeId = project): SearchDocument => ({
      type: 'NOTE',
      id: uuidV7.newId(),
      scopeId,
      parentId: null,
      title,
      text,
      keywords: [],
      language: null,
      createdAt: new Date('2026-01-05T10:00:00Z'),
    });
    const put = (...documents: SearchDocument[]) => world.change(actor.teamId, (index) => index.put(documents));
    const find = (query: string) =>
      world.reader.find(actor, {
        words: (languages) => world.analysis.analyseQuery(query, languages),
        types: SEARCHED_TYPES,
        ...UNFILTERED,
        limit: 50,
        offset: 0,
      });
    const formsOf = (phrase: string, who = actor, projectIds: readonly Uuid[] | null = null) =>
      formsInSight(world.words, world.analysis)(who, phrase, projectIds);
    const sorted = async (phrase: string) => {
      const [first, ...others] = (await formsOf(phrase))!;
      return [first, ...others.sort()];
    };

    it('has those that texts have and search finds, the asked one first', async () => {
      await put(
        note('A', `The costs grow. Costing them is hard, and a costume is no cost. ${ENGLISH}`),
        note('B', `Prices: pricing, priced. Happy, happier; they tried and try. ${ENGLISH}`),
      );
      expect(await sorted('cost')).toEqual(['cost', 'costing', 'costs']);
      expect(await sorted('COSTS')).toEqual(['COSTS', 'cost', 'costing']);
      expect(await sorted('price')).toEqual(['price', 'priced', 'prices', 'pricing']);
      expect(await sorted('try')).toEqual(['try', 'tried']);
      expect(await sorted('unheard')).toEqual(['unheard']);
    });

    it('has as many texts as a search for the word', async () => {
      const texts = ['The cost is high', 'costs', 'Costing!', 'a costume', 'the COST', 'costly'];
      await put(...texts.map((text) => note(text, `${text}. ${ENGLISH}`)));
      const found = (await find('cost ')).groups.flatMap(({ hits }) => hits.map(({ title }) => title));
      const forms = (await formsOf('cost'))!.map(foldedWords);
      const counted = texts.filter((text) => forms.some((form) => containsPhrase(text, form)));
      expect(counted.toSorted()).toEqual(found.toSorted());
      expect(counted).toHaveLength(5);
    });

    it('has the forms of other languages as texts write them, those with umlauts in both spellings', async () => {
      await put(
        note('A', `Die Gebühren und eine Gebühr. ${GERMAN}`),
        note('B', `Las canciones y la canción. ${SPANISH}`),
      );
      expect(await sorted('Gebühr')).toEqual(['Gebühr', 'Gebuehr', 'Gebuehren', 'Gebühren']);
      expect(await sorted('gebuehren')).toEqual(['gebuehren', 'gebuehr', 'gebühr', 'gebühren']);
      expect(await sorted('cancion')).toEqual(['cancion', 'canciones']);
    });

    it('takes no word of one language for a form in another', async () => {
      await put(note('A', `The note does not say so. ${ENGLISH}`), note('B', `Las notas y una nota. ${SPANISH}`));
      expect(await sorted('notes')).toEqual(['notes', 'nota', 'notas', 'note']);
    });

    it('combines the forms of several words, and gives up when they are too many', async () => {
      await put(note('A', `Launch dates, launched on a date. ${ENGLISH}`));
      expect(await sorted('launch date')).toEqual(['launch date', 'launch dates', 'launched date', 'launched dates']);
      const many = Array.from({ length: 6 }, (_, at) => `${'abcdef'[at]}dding`);
      const inflected = ['connect', 'test', 'adopt', 'report'].map((word) => `${word}s ${word}ed ${word}ing`);
      await put(note('B', `${many.join(' ')} ${inflected.join(' ')} ${ENGLISH}`));
      expect(await formsOf('connect test')).toHaveLength(16);
      expect(4 ** 3).toBeGreaterThan(FORMS_MAX);
      expect(await formsOf('connect test report')).toBeNull();
    });

    it('leaves words of scripts without spaces, signs and repeated words as they are', async () => {
      await put(note('A', '用户支付 e-mails 3.5'));
      for (const phrase of ['支付', 'e-mail', '3.5', 'cost cost']) expect(await formsOf(phrase)).toEqual([phrase]);
    });

    it("has no words of another team's or hidden texts, and only those of the projects asked for", async () => {
      const guest = await world.member(actor.teamId);
      const stranger = await world.member(await world.team());
      const secret = await world.project(actor, false);
      const other = await world.project(actor, true);
      await put(
        note('A', `mergers ${ENGLISH}`),
        note('B', `merging ${ENGLISH}`, secret),
        note('C', `merged ${ENGLISH}`, other),
      );
      expect((await formsOf('merge'))!.toSorted()).toEqual(['merge', 'merged', 'merging']);
      expect(await formsOf('merge', guest)).toEqual(['merge', 'merged']);
      expect(await formsOf('merge', actor, [secret])).toEqual(['merge', 'merging']);
      expect(await formsOf('merge', stranger)).toEqual(['merge']);
    });
  });
}
