import { isWhole, kindOf, type QuestionKind } from '@evident/domain/conversations';
import { type DraftSentence, type Verified, verify } from '@evident/domain/evidence';
import { quotedInPlace } from '@evident/domain/extraction';
import { inWordsOf } from '@evident/domain/glossary';
import type { Understanding } from '../extraction/index.ts';
import type { FoundPassage, FoundPassages } from './find-passages.ts';
import { readAnswers } from './read-answers.ts';

/** Code points around a passage: the turn that answers comes after the one that asks. */
const AROUND = 300;

/** Each extracted sentence is a paragraph, because none continues the one before. */
export const ANSWER_SECTIONS = Array.from({ length: 12 }, (_, at) => ({ key: `s${at + 1}`, title: null }));

type Passage = Pick<FoundPassage, 'source' | 'start' | 'end'>;
type Found = Pick<FoundPassages, 'isAnswered'> &
  Partial<Pick<FoundPassages, 'names'>> & { readonly passages: readonly Passage[] };

/**
 * The sentence of each passage that answers a question best, in the order of the passages, quoting itself. None if the passages do not
 * answer it with enough probability.
 */
export const extractAnswer =
  (understanding: Understanding) =>
  async (question: string, found: Found, sentencesMax: number): Promise<DraftSentence[]> => {
    if (!found.isAnswered) return [];
    const passages = found.passages.slice(0, Math.min(sentencesMax, ANSWER_SECTIONS.length));
    const answers = await readAnswers(
      understanding,
      inWordsOf(
        question,
        found.names ?? [],
        passages.map(({ source }) => source.text),
      ),
      passages.map(({ source }) => source),
    );
    const chosen = passages.flatMap(({ source, start, end }) => {
      const from = source.offset ?? 0;
      const [best] = answers
        .filter((one) => one.source === source.key && isWhole(source, end - from, one))
        .filter((one) => one.start + from < end + AROUND && one.end + from > start - AROUND)
        .sort((a, b) => b.score - a.score);
      return best ?? [];
    });
    if (NEEDS_FORM.has(kindOf(question)) && !chosen.some(({ suits }) => suits)) return [];
    const ordered = FORM_FIRST.has(kindOf(question))
      ? chosen.toSorted((a, b) => Number(b.suits) - Number(a.suits))
      : chosen;
    return ordered.filter(isNew).map((sentence, at) => quotedInPlace(sentence, ANSWER_SECTIONS[at]!.key));
  };

/** Kinds of questions that nothing answers without the form of an answer: a number, a time. */
const NEEDS_FORM: ReadonlySet<QuestionKind> = new Set(['HOW_MANY', 'WHEN']);

/** Kinds whose answers are shown first: a definition before other mentions. */
const FORM_FIRST: ReadonlySet<QuestionKind> = new Set(['WHO', 'DEFINITION']);

/** Share of common words from which on two sentences say the same: a talk and its summary, an introduction of several talks. */
const SAME = 0.8;

const isNew = ({ text }: { readonly text: string }, at: number, all: readonly { readonly text: string }[]): boolean =>
  !all.slice(0, at).some((other) => commonShare(text, other.text) >= SAME);

function commonShare(one: string, other: string): number {
  const [here, there] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  const common = [...here!].filter((word) => there!.has(word)).length;
  return common / Math.max(1, here!.size + there!.size - common);
}

/** An extracted answer with its citations. */
export const extractedAnswer =
  (understanding: Understanding) =>
  async (question: string, found: Found, sentencesMax: number): Promise<Verified> =>
    verify(
      await extractAnswer(understanding)(question, found, sentencesMax),
      found.passages.map(({ source }) => source),
      ANSWER_SECTIONS,
      { isExtracted: true },
    );
