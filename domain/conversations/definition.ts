import { caseless } from '../text/index.ts';

const tokensOf = (text: string): string[] => caseless(text).match(/[\p{L}\p{M}\p{N}]+|[,:(—–]/gu) ?? [];
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Verbs that explain what comes before them. */
const EXPLAINS = setOf(
  'is are was were means mean refers refer describes ist sind bedeutet heißt es son significa é são est sont signifie',
);
/** Words that lead to what is explained: “the concept of”. */
const LEADS = setOf(
  'concept idea notion definition purpose meaning principle called termed konzept idee concepto idea conceito ideia idée',
);
/** Words after a comma that explain what comes before it. */
const GOES_ON = setOf('which a an the or das die der ein eine qui que un une una um uma o a');
/** Words before a subject of which something else is said: “what I love about it is”. */
const ABOUT = setOf('about with for in on at to from by of over für mit von sobre con com para avec pour sur');
const MARKS = setOf(', : ( — –');
/** Words between a subject and its verb: “trace-based testing basically is”. */
const GAP = 1;
/** Words between “the idea” and the subject: “behind the”. */
const LEAD = 4;
/** Letters by which forms of a word are the same: “tests”, “testing”. */
const STEM = 4;

/** Whether a sentence explains a subject: “Octave is …”, “the idea behind Octave”, “Octave, which …”. */
export function defines(sentence: string, subject: string): boolean {
  const asked = tokensOf(subject).filter((token) => !MARKS.has(token));
  const said = tokensOf(sentence);
  if (asked.length === 0) return false;
  return said.some((_, at) => {
    if (!asked.every((word, index) => isForm(said[at + index], word))) return false;
    const before = said.slice(Math.max(0, at - LEAD), at);
    if (before.some((word) => LEADS.has(word))) return true;
    const after = at + asked.length;
    if (MARKS.has(said[after] ?? '')) return said[after] !== ',' || GOES_ON.has(said[after + 1] ?? '');
    const isAside = before.some((word) => ABOUT.has(word));
    return !isAside && said.slice(after, after + GAP + 1).some((word) => EXPLAINS.has(word));
  });
}

const isForm = (said: string | undefined, asked: string): boolean =>
  said !== undefined &&
  (said === asked || (asked.length > STEM && said.length >= STEM && said.slice(0, STEM) === asked.slice(0, STEM)));
