/** Without the plural ending of English nouns. Only for counting: never shown. */
export const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|'s)$/.test(word)
      ? word.slice(0, -1)
      : word;

const ENDING = /^(\p{L}*[aeiouy]\p{L}*?)(?:ed|ing|ation|e)$/u;
const LEAST = 3;
/** Of a word in “-ation”: “nation” is no form of another word. */
const LONG = 5;

/** Forms of an English word count together: wait, waiting, waited; install, installation. Only for counting. */
export function stemmed(lower: string): string {
  const one = singular(lower);
  if (one.length <= LEAST + 1 || one.endsWith('thing')) return one;
  const stem = ENDING.exec(one)?.[1];
  if (stem === undefined || stem.length < (one.endsWith('ation') ? LONG : LEAST)) return one;
  return stem.replace(/(?<double>[bdfgmnprt])\k<double>$/u, '$<double>');
}
