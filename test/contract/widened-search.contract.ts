import type { SearchDocument } from '@evident/application/search/search-index';
import { widenedWords } from '@evident/application/search/widened-words';
import { type FoundName, namesInRuns, runsOfQuery } from '@evident/domain/glossary';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { SEARCHED_TYPES, readQuery } from '@evident/domain/search';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { UNFILTERED } from '../support/search-question.ts';
import type { SearchWorld } from './search-index.contract.ts';

const TERMS = [
  { id: '1', name: 'MTTR', otherNames: ['mean time to restore'], definition: '' },
  { id: '2', name: 'collector', otherNames: ['OpenTelemetry Collector', 'otelcol', '采集器'], definition: '' },
];

/** Contract of search engines for other names of the glossary; runs once per adapter. */
export function widenedSearchContract(name: string, open: () => Promise<SearchWorld>): void {
  describe(`${name}: other names`, () => {
    let world: SearchWorld;
    let actor: Actor;
    let ids: Readonly<Record<string, Uuid>>;
    const find = async (query: string, more: object = {}): Promise<(string | undefined)[]> => {
      const read = readQuery(query);
      const names: FoundName[] = namesInRuns(runsOfQuery(read), TERMS);
      const { groups } = await world.reader.find(actor, {
        words: (languages) =>
          widenedWords(world.analysis.analyseRead(read, languages), names, world.analysis, languages),
        combined: read,
        types: SEARCHED_TYPES,
        ...UNFILTERED,
        limit: 50,
        offset: 0,
        ...more,
      });
      const titles = new Map(Object.entries(ids).map(([title, id]) => [id, title]));
      return groups.flatMap(({ hits }) => hits.map(({ id }) => titles.get(id)));
    };

    beforeAll(async () => {
      world = await open();
      actor = await world.member(await world.team());
      const scopeId = await world.project(actor, true);
      const texts = {
        typed: 'So many words, and one of them is MTTR, said once among all the others that we hear.',
        other: 'The mean time to restore, mean time to restore',
        apart: 'Restore what you mean in time to sleep',
        daemon: 'The otelcol crashes',
        plain: 'Our collectors crash',
        han: '采集器 crashes',
        none: 'Quiet night',
      };
      ids = Object.fromEntries(Object.keys(texts).map((title) => [title, uuidV7.newId()]));
      await world.change(actor.teamId, (index) =>
        index.put(
          Object.entries(texts).map(([title, text]): SearchDocument => ({
            type: 'NOTE',
            id: ids[title]!,
            scopeId,
            parentId: null,
            title: title === 'daemon' ? 'Otelcol' : 'A note',
            text,
            keywords: [],
            language: 'en',
            createdAt: new Date('2026-01-05T10:00:00Z'),
          })),
        ),
      );
    });
    afterAll(() => world.close());

    it('are found after what was typed', async () => {
      expect(await find('mttr')).toEqual(['typed', 'other']);
      expect((await find('mean time to restore')).slice(0, 2).sort()).toEqual(['apart', 'other']);
      expect((await find('mean time to restore')).slice(2)).toEqual(['typed']);
      expect((await find('collector')).sort()).toEqual(['daemon', 'han', 'plain']);
      expect((await find('collector'))[0]).toBe('plain');
    });

    it('count as what was typed where words are combined', async () => {
      expect((await find('collector crashes')).sort()).toEqual(['daemon', 'han', 'plain']);
      expect((await find('(collector quiet) OR mttr')).sort()).toEqual(['other', 'typed']);
      expect(await find('mttr -sleep -sleep')).toEqual(['typed', 'other']);
      expect(await find('mttr', { titleOnly: true })).toEqual([]);
      expect(await find('collector', { titleOnly: true })).toEqual(['daemon']);
    });

    it('are not found for a phrase in quotes', async () => {
      expect(await find('"mttr"')).toEqual(['typed']);
    });
  });
}
