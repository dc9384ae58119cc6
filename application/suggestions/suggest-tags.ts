import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NearTagList, nearTags } from '@evident/domain/suggestions';
import { answeredBy } from '../kernel/answered-by.ts';
import { Query, memberWith } from '../kernel/message.ts';
import { COMPARED_MAX } from './read-note.ts';
import type { SuggestionReader } from './suggestion-reader.ts';
import type { TextVectors } from './text-vectors.ts';

/** Suggests tags for words: those of the most similar highlights of the project, best first. */
export class SuggestTags extends Query<NearTagList['items']> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly quote: string,
  ) {
    super();
  }
}

const MOST = 5;
/** UTF-16 units of the words that are compared. */
const COMPARED = 1000;

export const SuggestTagsHandler = answeredBy(
  async ({ actor, projectId, quote }: SuggestTags, reader: SuggestionReader, vectors: TextVectors) => {
    const texts = await reader.textsOfProject(actor, projectId, COMPARED_MAX);
    const tagged = texts.filter(({ tags }) => tags.length > 0);
    const [meaning, ...known] = await vectors([quote.slice(0, COMPARED), ...tagged.map(({ text }) => text)], null);
    return nearTags(
      meaning!,
      tagged.map((one, at) => ({ ...one, vector: known[at]! })),
      MOST,
    );
  },
);
