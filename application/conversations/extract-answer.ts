import type { DraftSentence } from '@evident/domain/evidence';
import { quoted } from '@evident/domain/extraction';
import type { Understanding } from '../extraction/index.ts';
import type { FoundPassage } from './find-passages.ts';
import { readAnswers } from './read-answers.ts';

/** Sentences this much worse than the best are left out: fewer and better ones. */
const NEARLY_AS_GOOD = 0.9;
/** Passages this much worse than the best are left out. */
const WORTH = 0.75;
/** Code points around a passage: the turn that answers comes after the one that asks. */
const AROUND = 150;
/** Sentences of one passage. */
const EACH = 2;

/** Each extracted sentence is a paragraph, because none continues the one before. */
export const ANSWER_SECTIONS = Array.from({ length: 12 }, (_, at) => ({ key: `s${at + 1}`, title: null }));

type Passage = Pick<FoundPassage, 'source' | 'start' | 'end' | 'score'>;

/**
 * The sentences of passages that answer a question best, each quoting itself: the best of each passage in their order, then the second
 * ones. None if nothing answers.
 */
export const extractAnswer =
  (understanding: Understanding) =>
  async (question: string, found: readonly Passage[], sentencesMax: number): Promise<DraftSentence[]> => {
    const best = Math.max(0, ...found.map(({ score }) => score));
    const passages = found.filter(({ score }) => score >= WORTH * best);
    const sources = passages.map(({ source }) => source);
    const answers = await readAnswers(understanding, question, sources);
    const ranked = passages.map(({ source, start, end }) => {
      const from = source.offset ?? 0;
      return answers
        .filter((one) => one.source === source.key)
        .filter((one) => one.start + from < end + AROUND && one.end + from > start - AROUND)
        .sort((a, b) => b.score - a.score);
    });
    const least = NEARLY_AS_GOOD * Math.max(0, ...ranked.flatMap(([first]) => first?.score ?? 0));
    return Array.from({ length: EACH }, (_, place) => ranked.flatMap((sentences) => sentences[place] ?? []))
      .flat()
      .filter(({ score }) => score >= least)
      .slice(0, Math.min(sentencesMax, ANSWER_SECTIONS.length))
      .map((sentence, at) => quoted(sentence, ANSWER_SECTIONS[at]!.key));
  };
