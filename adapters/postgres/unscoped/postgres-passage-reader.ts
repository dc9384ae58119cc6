import type {
  Candidates,
  FoundPlace,
  NearPlace,
  PassageObject,
  PassageQuestion,
  PassageReader,
  PlacedSource,
} from '@evident/application/conversations/passage-reader';
import type { SearchEngine } from '@evident/application/search/search-engine';
import { type ConversationScope, PASSAGE_OF } from '@evident/domain/conversations';
import type { Actor } from '@evident/domain/permissions';
import { searchOrder, weigh } from '@evident/domain/search';
import type { Uuid } from '@evident/domain/kernel';
import { type ChosenObject, chosenObjects } from '../conversations/chosen-objects.ts';
import { passageSources } from '../conversations/passage-sources.ts';
import type { PostgresReads, ReadRows } from '../reads.ts';
import type { VectorsAtHand } from '../search/vectors/vector-threads.ts';
import { askedScopes, chosenCounts, searchedCounts } from './asked-scopes.ts';
import { candidateTexts } from './candidate-texts.ts';
import { knownFrequencies, searchedVolume } from './known-frequencies.ts';
import { namedInNotes } from './named-in-notes.ts';
import { nearestPassages } from './nearest-objects.ts';
import { matchesOf, type Searching } from './search-matches.ts';

/** The objects that have passages. */
const TYPES = Object.keys(PASSAGE_OF) as (keyof typeof PASSAGE_OF)[];
/** Cosine below which a passage has nothing to do with the question (decided), as in search. */
const LEAST = 0.25;
const NEAR = 200;
/** The nearest of them whose texts are read. */
const NEAR_READ = 80;
/** Themes whose titles are near, and the cosine from which on they are: titles are short, so unrelated ones come nearer (decided). */
const THEMES = 5;
const LEAST_THEME = 0.5;
/** Of one note, all passages are compared with each other. */
const NEAR_IN_NOTE = 2_000;
/** Objects of each type whose words are looked at. */
const WORDED = 12;
/** Indexed passages of an object that are cut into pieces: of one note all that it usually has. */
const PASSAGES = 3;
const PASSAGES_OF_NOTE = 40;
const PASSAGES_OF_CHOSEN = 12;

/** Passages that fit a question. Reason: the index has no rows of a kind; each statement is limited to the scopes of `searchedVolume`. */
export class PostgresPassageReader implements PassageReader {
  constructor(
    private readonly reads: PostgresReads,
    private readonly engine: SearchEngine | null,
    private readonly vectors: VectorsAtHand,
  ) {}

  async isVisible(actor: Actor, scope: ConversationScope): Promise<boolean> {
    const chosen = await this.reads.as(actor, (sight) => chosenObjects(sight, actor, scope));
    if (chosen !== undefined) return chosen !== null;
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const { scopes } = await searchedVolume(rows, actor);
      return (await askedScopes(rows, scope, scopes)) !== null;
    });
  }

  async candidates(actor: Actor, asked: PassageQuestion): Promise<Candidates | null> {
    const { scope, meaning } = asked;
    const chosen = await this.reads.as(actor, (sight) => chosenObjects(sight, actor, scope));
    if (chosen === null) return null;
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const volume = await searchedVolume(rows, actor);
      const scopes = chosen ? projectsOf(chosen, volume.scopes) : await askedScopes(rows, scope, volume.scopes);
      if (scopes === null) return null;
      const words = asked.words(volume.languages);
      const { weighed, missing } = weigh(words, await knownFrequencies(rows, volume, words), { isEven: true });
      const nearing = meaning && { meaning, scope, scopes, chosen };
      const inTexts = nearing ? await this.near(rows, actor.teamId, nearing) : [];
      const inThemes = nearing ? await this.nearThemes(rows, actor.teamId, nearing) : [];
      const places = [...inTexts, ...inThemes];
      const named = await namedInNotes(rows, actor, asked, scopes);
      const question = questionOf(asked, scopes);
      const worded =
        chosen ?? (await this.worded({ rows, actor, engine: this.engine, question, volume, weighed, condition: null }));
      const read = [...inTexts.slice(0, NEAR_READ), ...inThemes];
      const ofNamed = named.slice(0, WORDED).map(({ noteId: id }) => ({ type: 'NOTE' as const, id }));
      const objects = new Map(
        [...worded, ...read, ...(chosen ? [] : ofNamed)].map(({ type, id }) => [type + id, { type, id }]),
      );
      const texts = await candidateTexts(rows, {
        objects: [...objects.values()],
        near: read,
        weighed: weighed.filter(({ demand }) => demand > 0),
        scopes,
        passages: passagesOf(scope, chosen),
      });
      return {
        texts,
        near: places,
        weighed,
        documents: volume.documents,
        missing: missing.map(({ text }) => text),
        searched: chosen ? chosenCounts(chosen) : await searchedCounts(rows, scopes),
        named: chosen ? named.filter(({ noteId }) => chosen.some(({ id }) => id === noteId)) : named,
      };
    });
  }

  sources(actor: Actor, places: readonly FoundPlace[]): Promise<(PlacedSource | null)[]> {
    return this.reads.as(actor, (sight) => passageSources(sight, actor, places));
  }

  private async near(
    rows: ReadRows,
    teamId: Uuid,
    { meaning, scope, scopes, chosen }: Nearing,
  ): Promise<readonly NearPlace[]> {
    const isOneNote = scope.type === 'NOTE';
    const near = await nearestPassages(rows, teamId, this.vectors, {
      ...meaning,
      types: isOneNote ? ['NOTE'] : TYPES,
      scopes,
      objects: chosen?.map(({ id }) => id) ?? null,
      least: isOneNote ? 0 : LEAST,
      limit: isOneNote ? NEAR_IN_NOTE : NEAR,
    });
    return near.map(({ type, id, start, end, similarity, withNeighbors }): NearPlace => ({
      type: type as NearPlace['type'],
      id,
      start,
      end,
      similarity: withNeighbors,
      alone: similarity,
    }));
  }

  /** Data points have no vectors: those that represent themes with a near title are as near as their theme. */
  private async nearThemes(
    rows: ReadRows,
    teamId: Uuid,
    { meaning, scope, scopes, chosen }: Nearing,
  ): Promise<readonly NearPlace[]> {
    if (scope.type === 'NOTE' || chosen) return [];
    const near = await nearestPassages(rows, teamId, this.vectors, {
      ...meaning,
      types: ['THEME'],
      scopes,
      objects: null,
      least: LEAST_THEME,
      limit: THEMES,
    });
    if (near.length === 0) return [];
    const quotes = await rows<{ themeId: Uuid; id: Uuid; end: number }>(
      `SELECT t.id AS "themeId", d.id, char_length(d.text)::int AS end FROM theme t JOIN data_point d ON d.channel_id = t.channel_id AND d.id = ANY (t.quotes)
       WHERE t.id = ANY ($1::uuid[]) AND t.channel_id = ANY ($2::uuid[]) AND d.theme_id = t.id AND d.folded_into IS NULL`,
      [near.map(({ id }) => id), scopes],
    );
    return near.flatMap(({ id: themeId, similarity }) =>
      quotes
        .filter((quote) => quote.themeId === themeId)
        .map(({ id, end }) => ({ type: 'CHANNEL_DATAPOINT', id, start: 0, end, similarity, alone: similarity })),
    );
  }

  /** The objects with most of the words; with any of them if none has enough. */
  private async worded(search: Searching): Promise<Pick<PassageObject, 'type' | 'id'>[]> {
    if (search.weighed.length === 0) return [];
    const strict = await matchesOf(search, false);
    const { matches } = strict.matches.length > 0 ? strict : await matchesOf(search, true);
    return matches.flatMap(({ object_type: type, object_id: id }) =>
      id === null ? [] : [{ type: type as PassageObject['type'], id }],
    );
  }
}

interface Nearing {
  readonly meaning: NonNullable<PassageQuestion['meaning']>;
  readonly scope: ConversationScope;
  readonly scopes: readonly Uuid[];
  readonly chosen: readonly ChosenObject[] | undefined;
}

const passagesOf = ({ type }: ConversationScope, chosen: readonly ChosenObject[] | undefined): number => {
  if (type === 'NOTE') return PASSAGES_OF_NOTE;
  return chosen ? PASSAGES_OF_CHOSEN : PASSAGES;
};

const projectsOf = (chosen: readonly ChosenObject[], visible: readonly Uuid[]): Uuid[] => {
  const projects = new Set(chosen.map(({ projectId }) => projectId));
  return visible.filter((id) => projects.has(id));
};

const questionOf = ({ words, meaning }: PassageQuestion, scopes: readonly Uuid[]): Searching['question'] => ({
  words,
  meaning,
  types: TYPES,
  projectIds: scopes,
  clauses: new Map(),
  titleOnly: false,
  contacts: false,
  order: searchOrder(),
  byWords: true,
  limit: WORDED,
  offset: 0,
});
