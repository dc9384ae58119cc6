import type { FoundWord, WordReader } from '@evident/application/search/word-forms';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { PostgresReads } from '../reads.ts';
import { tsTerm } from '../search/ts-text.ts';
import { searchedVolume, wantedScopes } from './known-frequencies.ts';

/** Words that are looked at, the most frequent first. */
const WORDS_MAX = 500;
/** Longest ending after a beginning, in code points. */
const ENDING_MAX = 10;

/** Words of the search index. Reason: the index has no rows of a kind; each statement is limited to the scopes of `searchedVolume`. */
export class PostgresWordReader implements WordReader {
  constructor(private readonly reads: PostgresReads) {}

  occurring(
    actor: Actor,
    projectIds: readonly Uuid[] | null,
    forms: (languages: readonly string[]) => readonly string[],
  ): Promise<readonly string[]> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const volume = await searchedVolume(rows, actor);
      const found = await rows<{ term: string }>(
        `SELECT t.term FROM search_term t WHERE t.term = ANY($1::text[]) AND t.scope_id = ANY($2::uuid[])
         GROUP BY t.term HAVING sum(t.objects) > 0`,
        [[...new Set(forms(volume.languages))], wantedScopes(volume, projectIds)],
      );
      return found.map(({ term }) => term);
    });
  }

  beginningWith(
    actor: Actor,
    projectIds: readonly Uuid[] | null,
    beginnings: readonly string[],
  ): Promise<readonly string[]> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const found = await rows<{ word: string }>(
        `SELECT t.term AS word FROM unnest($1::text[]) b(beginning)
         JOIN search_term t ON t.term >= b.beginning AND t.term < b.beginning || U&'\\+10FFFF'
         WHERE t.scope_id = ANY($2::uuid[]) AND char_length(t.term) <= char_length(b.beginning) + $3
         GROUP BY t.term HAVING sum(t.objects) > 0 ORDER BY sum(t.objects) DESC, t.term LIMIT $4`,
        [beginnings, wantedScopes(await searchedVolume(rows, actor), projectIds), ENDING_MAX, WORDS_MAX],
      );
      return found.map(({ word }) => word);
    });
  }

  under(
    actor: Actor,
    projectIds: readonly Uuid[] | null,
    words: readonly string[],
    stems: readonly string[],
  ): Promise<readonly FoundWord[]> {
    const anyStem = `(${stems.map(tsTerm).join(' | ')})`;
    return this.reads.unscoped(actor.teamId, async (rows) =>
      rows<FoundWord>('SELECT w.word, w.sample FROM search_words($1::text[], $2::tsquery[], $3::uuid[]) w', [
        words,
        words.map((word) => `${tsTerm(word)} <0> ${anyStem}`),
        wantedScopes(await searchedVolume(rows, actor), projectIds),
      ]),
    );
  }
}
