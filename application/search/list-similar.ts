import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  PREVIEW_LENGTH,
  SIMILAR_TYPES,
  type SimilarObjects,
  type SimilarType,
  searchOrder,
  subjectWords,
} from '@evident/domain/search';
import { found } from '../kernel/answered-by.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { QueryMeanings } from './query-meanings.ts';
import type { QueryMeaning, SearchHit, SearchReader } from './search-reader.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** The text of an object, as the actor reads it; null if they cannot see it. */
export interface SubjectReader {
  reading(actor: Actor, id: Uuid): Promise<{ readonly title: string; readonly text: string } | null>;
}

/** Of each type. */
const MOST = 6;
/** Words of a search where meaning is not known. */
const FEW = 8;

/** Lists notes and insights about the same subject as a note or an insight, in all projects that the actor can see. */
export class ListSimilar extends Query<SimilarObjects['items']> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly of: { readonly type: SimilarType; readonly id: Uuid },
  ) {
    super();
  }
}

/** Searches by the meaning of its telling words; by the words themselves where there is no model, or where it finds nothing. */
export class ListSimilarHandler implements Handler<ListSimilar> {
  constructor(
    private readonly notes: SubjectReader,
    private readonly insights: SubjectReader,
    private readonly reader: Pick<SearchReader, 'find'>,
    private readonly analysis: Pick<TextAnalysis, 'analyseQuery'>,
    private readonly meanings: Pick<QueryMeanings, 'of'>,
  ) {}

  async execute({ actor, of: { type, id } }: ListSimilar): Promise<SimilarObjects['items']> {
    const { title, text } =
      type === 'NOTE'
        ? await found(this.notes.reading(actor, id), 'Note not found')
        : await found(this.insights.reading(actor, id), 'Insight not found');
    const words = subjectWords(title, text);
    if (words.length === 0) return [];
    const meaning = await this.meanings.of(actor, words.join(' '), 'HYBRID');
    const near = meaning ? await this.hits(actor, words, meaning) : [];
    const others = near.filter((hit) => hit.id !== id);
    if (others.length > 0) return others.map(similarOf);
    return (await this.hits(actor, words.slice(0, FEW), null)).filter((hit) => hit.id !== id).map(similarOf);
  }

  /** The notes and insights of all groups, best first. */
  private async hits(actor: Actor, words: readonly string[], meaning: QueryMeaning | null): Promise<SearchHit[]> {
    const { groups } = await this.reader.find(actor, {
      words: (languages) => this.analysis.analyseQuery(words.join(' '), languages),
      types: SIMILAR_TYPES,
      projectIds: null,
      clauses: new Map(),
      titleOnly: false,
      contacts: false,
      order: searchOrder(),
      byWords: meaning === null,
      meaning,
      limit: MOST + 1,
      offset: 0,
    });
    return groups.flatMap(({ hits }) => hits).sort((a, b) => b.score - a.score);
  }
}

const similarOf = ({ type, id, scopeId: projectId, title, passage }: SearchHit): SimilarObjects['items'][number] => ({
  type: type === 'INSIGHT' ? 'INSIGHT' : 'NOTE',
  id,
  projectId,
  title,
  excerpt: excerptOf(passage.text),
});

function excerptOf(text: string): string {
  const points = [...text.replace(/\s+/gu, ' ').trim()];
  return points.length <= PREVIEW_LENGTH ? points.join('') : `${points.slice(0, PREVIEW_LENGTH).join('')}…`;
}
