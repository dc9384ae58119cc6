import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type SearchMethod, meaningWeight } from '@evident/domain/search';
import { languageOf } from '@evident/domain/text';
import { type Embedders, EmbedderUnavailable } from './embedder.ts';
import type { QueryMeaning } from './search-reader.ts';

/** The models that a team has vectors of. */
export interface VectorModels {
  /** Those that have all vectors first, the latest first. */
  of(actor: Actor): Promise<string[]>;
}

/** Turns queries into vectors of the model that answers for a team: the current one, and until it has all vectors the one before. */
export class QueryMeanings {
  constructor(
    private readonly models: VectorModels,
    private readonly embedders: Embedders | null,
  ) {}

  /**
   * Null for a search by words only, and where both were asked for but the model does not answer or does not know the
   * language of the query.
   * @throws Unavailable for a search by meaning only that is not possible
   */
  async of(actor: Actor, query: string, method: SearchMethod): Promise<QueryMeaning | null> {
    if (method === 'FULL_TEXT') return null;
    const meaning = await this.meaningOf(actor, query, method === 'HYBRID');
    if (meaning === null && method === 'VECTOR')
      refuse('Unavailable', 'Search by meaning is not available now', 'Search by words, or try again later.');
    return meaning;
  }

  /** Whether the current model understands a language; true where there is no model that could not. */
  knows(language: string): boolean {
    const languages = this.embedders?.current.languages ?? null;
    return languages === null || languages.includes(language);
  }

  private async meaningOf(actor: Actor, query: string, isHelp: boolean): Promise<QueryMeaning | null> {
    const { embedders } = this;
    if (embedders === null) return null;
    const language = languageOf(query);
    for (const model of await this.models.of(actor)) {
      const embedder = model === embedders.current.model ? embedders.current : embedders.of(model);
      if (embedder === null) continue;
      const { languages = null } = embedder;
      if (isHelp && meaningWeight({ language, languages }, new Map()) === 0) return null;
      try {
        const [vector] = await embedder.embed([query]);
        return { model, vector: vector!, language, languages };
      } catch (error) {
        if (!(error instanceof EmbedderUnavailable)) throw error;
      }
    }
    return null;
  }
}
