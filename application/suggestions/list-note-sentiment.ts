import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type HighlightSentiment, sentimentOfScore } from '@evident/domain/suggestions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { Query, memberWith } from '../kernel/message.ts';
import { isEnglish } from './proposals.ts';
import type { ScoresSentiment } from './scores-sentiment.ts';
import type { SuggestionReader } from './suggestion-reader.ts';

/** Lists the sentiment of the highlights of a note, with the words that carry it. Only for notes in English. */
export class ListNoteSentiment extends Query<HighlightSentiment[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export const ListNoteSentimentHandler = answeredBy(
  async ({ actor, noteId }: ListNoteSentiment, reader: SuggestionReader, score: ScoresSentiment) => {
    const texts = await found(reader.textsOfNote(actor, noteId), 'Note not found');
    return texts
      .filter(({ language }) => isEnglish(language))
      .map(({ highlightId, text }) => {
        const scored = score(text);
        return {
          highlightId,
          sentiment: sentimentOfScore(scored.score),
          score: scored.score,
          words: scored.words.map((word) => ({ ...word })),
        };
      });
  },
);
