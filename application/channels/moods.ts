import type { Mood } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { languageOf } from '@evident/domain/text';
import { TextLimitExceeded, type TextWorkers } from '../texts/index.ts';

/** The mood of each text; null where it cannot be judged. */
export type MoodsOf = (teamId: Uuid, texts: readonly string[]) => Promise<readonly Mood[]>;

export const noMoods: MoodsOf = async (_, texts) => texts.map(() => null);

/** Moods by the sentiment of English texts, in worker threads. Texts that take too long have none. */
export const moodsBySentiment =
  (workers: TextWorkers): MoodsOf =>
  async (teamId, texts) => {
    const english = texts.filter(isEnglish);
    try {
      const found = await workers.run(teamId, 'sentiment', english);
      let next = 0;
      return texts.map((text) => (isEnglish(text) ? found[next++]! : null));
    } catch (error) {
      if (!(error instanceof TextLimitExceeded)) throw error;
      return noMoods(teamId, texts);
    }
  };

const isEnglish = (text: string): boolean => languageOf(text, { otherwise: 'en' }) === 'en';
