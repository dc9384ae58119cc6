import type { Source } from '../evidence/index.ts';
import { isQuestion, leadIn, type ReadSentence, type Sentence, sentencesOf, wordsOf } from '../extraction/index.ts';

/** A question that was asked, and the sentences until the next one. */
export interface AskedQuestion {
  readonly question: string;
  readonly answer: readonly ReadSentence[];
}

const QUESTIONS_MAX = 20;
const SHORTEST = 5;
/** Words of an answer that is worth a section. */
const ANSWER_WORDS = 15;
const TITLE_MAX = 200;

/**
 * The questions of a source that someone else answers, in order. Without speakers, the questions that are followed by an answer. Of
 * several questions in a row the last one counts; of too many those with the longest answers.
 */
export function questionsOf({ key, text, blocks }: Source, read: readonly ReadSentence[]): AskedQuestion[] {
  const asked = asks(sentencesOf(text, blocks));
  const answers = answersTo(
    asked,
    read.filter(({ source }) => source === key),
  );
  const found = asked.map((one, at) => {
    const answer = answers[at]!;
    return {
      question: titled(one.text),
      answer,
      words: answer.reduce((sum, said) => sum + wordsOf(said.text).length, 0),
    };
  });
  const longest = [...found].sort((one, other) => other.words - one.words).slice(0, QUESTIONS_MAX);
  return found.filter((one) => one.words >= ANSWER_WORDS && longest.includes(one));
}

/** The sentences between each question and the next one that other speakers say, without further questions. */
function answersTo(asked: readonly Sentence[], read: readonly ReadSentence[]): ReadSentence[][] {
  const answers = asked.map((): ReadSentence[] => []);
  for (const said of read) {
    const at = lastAskedBy(asked, said.start);
    const one = asked[at];
    if (!one || said.start < one.end || (one.speaker !== null && said.speaker === one.speaker)) continue;
    if (!isQuestion(said.text)) answers[at]!.push(said);
  }
  return answers;
}

/** Index of the last question that begins at or before a position; -1 if there is none. */
function lastAskedBy(asked: readonly Sentence[], position: number): number {
  let low = -1;
  let high = asked.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (asked[middle]!.start <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Questions of which no other follows in the same turn. */
function asks(sentences: readonly Sentence[]): Sentence[] {
  const asked = sentences.filter(({ text }) => isQuestion(text) && wordsOf(text).length >= SHORTEST);
  return asked.filter(({ block }, at) => asked[at + 1]?.block !== block);
}

function titled(question: string): string {
  const rest = question.slice(leadIn(question)).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return rest.length <= TITLE_MAX ? rest : `${rest.slice(0, TITLE_MAX - 1).trimEnd()}…`;
}
