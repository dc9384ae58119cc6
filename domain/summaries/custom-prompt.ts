import { rootOf } from '../evidence/index.ts';
import { dot, isTelling, type ReadSentence, type Vector, wordsOf } from '../extraction/index.ts';
import { refuse } from '../kernel/index.ts';

/** Tasks that need someone who writes, counts or judges: sentences of the sources do not carry them out. English. */
const NEEDS_A_WRITER =
  /\b(?:write|draft|compose|rewrite|rephrase|reword|translate|generate|design|invent|imagine|brainstorm|pretend|act as|role-?play|simulate|predict|score|rate|rank|grade|prioriti[sz]e|classify|categori[sz]e|calculate|estimate|count|compare|contrast|critique|evaluate|assess|how (?:many|much|often)|percentage|(?:create|make|prepare|build|produce|give me|turn \w+ into)\b[^.!?]{0,40}\b(?:e-?mail|letter|post|tweet|blog|article|script|slides?|presentation|table|chart|persona|user stor(?:y|ies)|journey|headline|title|slogan|poem|story|plan|strategy|survey|questions?|json|csv|swot)|as (?:an? )?(?:json|csv|table|poem|e-?mail)|in (?:the style of|rhyme|one word|german|french|spanish|portuguese|english))\b/iu;
/** Ways to ask for a list or summary, which can be quoted. */
const QUOTABLE =
  /\b(?:write|draft|create|make|compose|prepare|produce|generate|give me)(?: me| us)?(?: up)?(?: an?| the)?(?: \w+)? (?:lists?|summary|summaries|overview|recap|digest)\b/giu;
/** Words of an instruction that are no part of its subject. */
const OF_INSTRUCTIONS = new Set(
  'list find quote quotes show extract summarize summarise summary overview recap describe explain name identify collect gather report tell mention mentioned mentions discuss discussed discusses discussion discussions talked conversation meeting meetings interview interviews call calls note notes transcript transcripts text texts source sources document documents people person participant participants user users customer customers speaker speakers interviewee interviewees respondent respondents patient patients team group everyone anyone main key major important most top common relevant brief briefly short bullet bullets points point sentence sentences paragraph paragraphs opinion opinions views view thoughts feedback comments comment ideas answers answer question questions regarding concerning related relating topic topics subject subjects please highlight highlights present presented presentation according stated believe believed'.split(
    ' ',
  ),
);

/** Cosine from which on a sentence is about the subject: without its words, and with some of them. */
const SAME_MEANING = 0.5;
const NEAR = 0.2;
/** Share of the words of the subject, weighted by how rare they are. */
const ENOUGH_WORDS = 0.5;
/** Of the words of a subject that occur nowhere, the largest share of it. */
const UNKNOWN_MOST = 0.5;

/** The telling words of an instruction by their roots; empty if it asks for all that is said. */
export const subjectOf = (prompt: string): ReadonlySet<string> =>
  new Set(
    wordsOf(prompt)
      .filter((word) => isTelling(word) && !OF_INSTRUCTIONS.has(word))
      .map(rootOf),
  );

/**
 * Refuses instructions that only a language model can carry out.
 * @throws Refusal `InvalidOperation`
 */
export function refuseWithoutModel(prompt: string): void {
  if (NEEDS_A_WRITER.test(prompt.replace(QUOTABLE, 'list')))
    refuse(
      'InvalidOperation',
      'This instruction needs a language model, and none is configured',
      'Without one, Evident quotes what is said on a subject: ask about one, such as “What is said about prices?”',
    );
}

/**
 * The sentences that say something on the subject of an instruction: they share enough of its words, the rarer ones more, or its
 * meaning. Empty if most of the subject occurs nowhere.
 */
export function onSubject(
  prompt: string,
  sentences: readonly ReadSentence[],
  meaning: Vector,
  isUnderstood: boolean,
): readonly ReadSentence[] {
  const subject = subjectOf(prompt);
  if (subject.size === 0) return sentences;
  const roots = sentences.map(({ text }) => new Set(wordsOf(text).map(rootOf)));
  const holders = new Map([...subject].map((root) => [root, roots.filter((some) => some.has(root)).length]));
  const weights = new Map([...holders].map(([root, held]) => [root, Math.log(1 + sentences.length / (1 + held))]));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const unknown = [...holders.values()].filter((held) => held === 0).length;
  const isKnown = unknown <= UNKNOWN_MOST * subject.size;
  return sentences.filter(({ vector }, at) => {
    const near = isUnderstood ? dot(vector, meaning) : NEAR;
    if (isUnderstood && near >= SAME_MEANING) return true;
    if (!isKnown || near < NEAR) return false;
    const shared = [...weights].reduce((sum, [root, weight]) => (roots[at]!.has(root) ? sum + weight : sum), 0);
    return shared >= ENOUGH_WORDS * whole;
  });
}
