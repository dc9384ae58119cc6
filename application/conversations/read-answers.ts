import { kindOf, languageOf, speakersNamed, subjectOf, suitsKind } from '@evident/domain/conversations';
import type { Source } from '@evident/domain/evidence';
import { dot, isQuestion, type ReadSentence } from '@evident/domain/extraction';
import { readSentences, sentencesRead, type Understanding } from '../extraction/index.ts';

/** A sentence that may answer a question. */
export interface PossibleAnswer extends Omit<ReadSentence, 'vector'> {
  /** How well, compared to others: by words and meaning, by who says it, and by how well it can be read alone. */
  readonly score: number;
  /** Whether it has the form that the question asks for. */
  readonly suits: boolean;
}

/** An answer is at most this many sentences after the question of a talk that asks for it (decided). */
const REACH = 4;
/** Gain of a sentence if the question names its speaker. */
const NAMED = 0.2;
/** Gain of a sentence that has the form of an answer: a number for “How many?”. */
const FORM = 0.4;
/** Gain of the turn that directly follows a question of the talk. */
const NEXT = 0.1;
/** Worth of a short sentence that answers a question, such as “48,793”, compared to a whole statement. */
const SHORT = 0.6;

/**
 * Returns the sentences of sources that may answer a question, with how well. An answer in a talk rarely repeats the words of its
 * question, so it fits as well as that question does.
 */
export async function readAnswers(
  understanding: Understanding,
  question: string,
  sources: readonly Source[],
): Promise<PossibleAnswer[]> {
  const subject = subjectOf(question, languageOf(question));
  const kind = kindOf(question);
  const all = await sentencesRead(understanding, sources);
  const { meanings } = await readSentences(understanding, sources);
  const [asked, ...vectors] = await meanings([subject, ...all.map(({ text }) => text)]);
  const shares = sharesOf(understanding, subject, all);
  const fits = all.map((_, at) => Math.max(0, dot(vectors[at]!, asked!)) + shares[at]!);
  const named = new Set(speakersNamed(question, [...new Set(all.flatMap(({ speaker }) => speaker ?? []))]));
  return all.flatMap((sentence, at): PossibleAnswer[] => {
    const before = questionBefore(all, at);
    const isReply = before >= 0 && fits[before]! > fits[at]!;
    const suits = suitsKind(kind, sentence.text, subject);
    const statement = Math.max(sentence.statement, isReply && suits ? SHORT : 0);
    if (statement === 0) return [];
    const gain =
      (named.has(sentence.speaker ?? '') ? NAMED : 0) +
      (suits ? FORM : 0) +
      (isReply && all[at - 1]?.block === all[before]!.block ? NEXT : 0);
    const fit = isReply ? fits[before]! : fits[at]!;
    return [{ ...sentence, suits, score: (fit + gain) * (0.4 + 0.6 * statement) }];
  });
}

type Placed = Omit<ReadSentence, 'vector'>;

/** The index of the question of another turn that a sentence may answer; -1 if there is none. */
function questionBefore(all: readonly Placed[], at: number): number {
  const { source, block } = all[at]!;
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const one = all[before]!;
    if (one.source !== source) return -1;
    if (one.block !== block && isQuestion(one.text)) return before;
  }
  return -1;
}

/** The share of the question's words in each sentence, in any inflection; words in fewer of the sentences count more. */
function sharesOf({ analysis }: Understanding, subject: string, sentences: readonly Placed[]): number[] {
  const asked = analysis.analyse(subject, null).tokens.map(({ forms }) => forms);
  const holds = sentences.map(({ text }) => {
    const forms = new Set(analysis.analyse(text, null).tokens.flatMap((token) => token.forms));
    return asked.map((word) => word.some((form) => forms.has(form)));
  });
  const weights = asked.map((_, word) => {
    const holders = holds.filter((held) => held[word]).length;
    return Math.log(1 + (sentences.length + 1) / (holders + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return holds.map((held) => weights.reduce((sum, weight, word) => sum + (held[word] ? weight : 0), 0) / total);
}
