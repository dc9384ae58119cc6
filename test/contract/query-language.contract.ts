import type { SearchDocument } from '@evident/application/search/search-index';
import type { SearchFinding } from '@evident/application/search/search-reader';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { Actor } from '@evident/domain/permissions';
import { readQuery } from '@evident/domain/search';
import fc from 'fast-check';

/** A search engine with a project. */
interface Searched {
  readonly put: (...documents: SearchDocument[]) => Promise<void>;
  readonly note: (title: string, words: string) => SearchDocument;
  readonly find: (query: string, who: Actor | undefined, more: object) => Promise<SearchFinding>;
  readonly analysis: () => TextAnalysis;
}

/** Contract of search engines for queries with operators. */
export function queryLanguageContract({ put, note, find, analysis }: Searched): void {
  describe('with the query language', () => {
    const read = (query: string, more: object = {}) => {
      const combined = readQuery(query);
      return find(query, undefined, {
        combined,
        words: (languages: readonly string[]) => analysis().analyseRead(combined, languages),
        ...more,
      });
    };
    const titlesOf = async (query: string, more: object = {}) =>
      (await read(query, more)).groups.flatMap(({ hits }) => hits.map(({ title }) => title)).sort();

    it('excludes words and phrases, also in other passages of a long text', async () => {
      await put(
        note('A', 'pricing and a draft'),
        note('B', 'pricing of the plans'),
        note('C', `pricing\n${'filler words of a talk '.repeat(400)}\nthe drafts`),
        note('D', 'pricing, set up in a day'),
        note('E', 'pricing, up and set'),
      );
      expect(await titlesOf('pricing -draft')).toEqual(['B', 'D', 'E']);
      expect(await titlesOf('pricing -"set up" -draft')).toEqual(['B', 'E']);
      expect(await titlesOf('pricing -(draft OR plans)')).toEqual(['D', 'E']);
      expect(await titlesOf('pricing -dra*')).toEqual(['B', 'D', 'E']);
      expect(await titlesOf('pricing -unheard')).toEqual(['A', 'B', 'C', 'D', 'E']);
      const excluding = await read('pricing -draft ');
      expect([excluding.missing, excluding.weighed.map(({ word }) => word.text)]).toEqual([[], ['pricing']]);
      expect((await titlesOf('-pricing')).length).toBe(0);
    });

    it('finds what satisfies the whole query, where it has alternatives', async () => {
      const texts = ['alpha', 'beta', 'gamma', 'alpha beta', 'alpha gamma', 'beta gamma', 'alpha beta gamma', 'delta'];
      await put(...texts.map((words) => note(words, words)));
      const leaf = fc.constantFrom('alpha', 'beta', 'gamma', '"alpha beta"', '"gamma alpha"', 'nowhere', 'alp*', '?');
      const holds = (words: string, text: string): boolean | null => {
        if (words === '?') return null;
        if (words === 'alp*') return text.includes('alp');
        return text.includes(words.replaceAll('"', ''));
      };
      interface Asked {
        readonly query: string;
        readonly met: (text: string) => boolean | null;
      }
      const decided =
        (kind: 'every' | 'some', parts: readonly Asked[]): Asked['met'] =>
        (text) => {
          const values = parts.map(({ met }) => met(text)).filter((value) => value !== null);
          return values.length === 0 ? null : values[kind](Boolean);
        };
      const { asked: queries } = fc.letrec<{ asked: Asked; leaf: Asked }>((tie) => ({
        leaf: leaf.map((query) => ({ query, met: (text) => holds(query, text) })),
        asked: fc.oneof(
          { maxDepth: 3 },
          tie('leaf'),
          fc.array(tie('asked'), { minLength: 2, maxLength: 3 }).map((parts) => ({
            query: `(${parts.map(({ query }) => query).join(' ')})`,
            met: decided('every', parts),
          })),
          fc.array(tie('asked'), { minLength: 2, maxLength: 3 }).map((parts) => ({
            query: `(${parts.map(({ query }) => query).join(' OR ')})`,
            met: decided('some', parts),
          })),
          tie('asked').map(({ query, met }) => ({
            query: `-(${query})`,
            met: (text: string) => {
              const value = met(text);
              return value === null ? null : !value;
            },
          })),
        ),
      }));
      await fc.assert(
        fc.asyncProperty(queries, async ({ query, met }) => {
          // A word that all texts have, so that excluding finds something, too.
          const whole = `${query} (alpha OR beta OR gamma OR delta) `;
          const expected = texts.filter((text) => met(text) !== false);
          expect([whole, await titlesOf(whole)]).toEqual([whole, expected.sort()]);
        }),
        { numRuns: 150 },
      );
    });

    it('finds alternatives in titles only, and on each page', async () => {
      await put(note('pricing', 'fees'), note('fees', 'pricing'), note('other', 'pricing fees'));
      expect(await titlesOf('pricing OR fees', { titleOnly: true })).toEqual(['fees', 'pricing']);
      expect(await titlesOf('(pricing OR fees) -other', { titleOnly: true })).toEqual(['fees', 'pricing']);
      expect((await read('pricing OR fees ', { limit: 1, offset: 1 })).groups[0]).toMatchObject({ total: 3 });
    });
  });
}
