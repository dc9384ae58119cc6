import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { CERTAIN_SENTIMENT, type SentimentList } from '@evident/domain/suggestions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { Query, memberWith } from '../kernel/message.ts';
import { isEnglish } from './proposals.ts';
import { TextLimitExceeded, type TextWorkers, inBatches } from '../texts/index.ts';
import type { SuggestionReader } from './suggestion-reader.ts';

/** Lists the sentiment of the highlights of a note where it is certain, with the words that carry it. Only for notes in English. */
export class ListNoteSentiment extends Query<SentimentList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

/** UTF-16 units that are read at once. */
const AT_ONCE = 50_000;

export const ListNoteSentimentHandler = answeredBy(
  async (
    { actor, noteId }: ListNoteSentiment,
    reader: SuggestionReader,
    texts: TextWorkers,
  ): Promise<SentimentList> => {
    const all = await found(reader.textsOfNote(actor, noteId), 'Note not found');
    const english = all.filter(({ language }) => isEnglish(language));
    const list = { items: [] as SentimentList['items'][number][], uncertain: 0, skipped: 0 };
    for (const some of inBatches(english, ({ text }) => text.length, AT_ONCE)) {
      try {
        const scored = await texts.run(
          actor.teamId,
          'sentiment',
          some.map(({ text }) => text),
        );
        for (const [at, { sentiment, certainty, words }] of scored.entries()) {
          if (sentiment === null || certainty < CERTAIN_SENTIMENT) {
            list.uncertain += 1;
            continue;
          }
          const { highlightId } = some[at]!;
          list.items.push({ highlightId, sentiment, certainty, words: words.map((word) => ({ ...word })) });
        }
      } catch (error) {
        if (!(error instanceof TextLimitExceeded)) throw error;
        list.skipped += some.length;
      }
    }
    return list;
  },
);
