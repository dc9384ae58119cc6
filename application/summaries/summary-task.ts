import type { Source } from '@evident/domain/evidence';
import {
  describedSections,
  FRAMEWORKS,
  planSummary,
  refuseWithoutModel,
  type Summary,
} from '@evident/domain/summaries';
import type { WritingTask } from '../ai/index.ts';
import { readSentences, type Understanding } from '../extraction/index.ts';

const SENTENCES_MAX = 60;

/**
 * The writing task of a summary. Its sections, such as chapters with their times, are those that the framework and the sources
 * make; a model writes within them.
 */
export async function summaryTask(
  understanding: Understanding,
  { framework, prompt, language }: Pick<Summary, 'framework' | 'prompt' | 'language'>,
  sources: readonly Source[],
): Promise<WritingTask> {
  const { sentences, meanings, isUnderstood } = await readSentences(understanding, sources);
  const described = describedSections(framework, prompt);
  const understood = described.length > 0 ? await meanings(described) : [];
  const planned = planSummary(framework, { sources, sentences, isUnderstood, meanings: understood }, prompt);
  const { label, description, sections } = FRAMEWORKS[framework];
  return {
    purpose: 'summary',
    instruction: [
      `Summarize the sources as “${label}”: ${description}.`,
      'Write complete sentences that name their subject, and who said what where it matters.',
      typeof sections === 'string'
        ? 'At most three sentences in each section.'
        : 'Leave out sections that the sources say nothing about.',
    ].join(' '),
    asked: prompt === null ? [] : [{ role: 'user', text: prompt }],
    sections:
      typeof sections === 'string'
        ? planned.map(({ key, title, about, startTime }) => ({ key, title, about, startTime }))
        : sections.map(({ key, title, about }) => ({ key, title, about: about || description })),
    language,
    sentencesMax: SENTENCES_MAX,
    sentencesMin: 1,
    extract: async () => {
      if (prompt !== null) refuseWithoutModel(prompt);
      return planned.flatMap(({ draft }) => draft);
    },
  };
}
