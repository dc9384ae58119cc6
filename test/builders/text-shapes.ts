/**
 * Texts of hostile and of ordinary shapes, for tests of how the work of a computation grows with its input. Each has exactly the
 * requested length in UTF-16 units.
 */
export const TEXT_SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'one line without spaces': (length) => repeated('abcdefghijklmnopqrstuvwxyz', length),
  'one letter': (length) => 'a'.repeat(length),
  'one line of sentences': (length) => repeated(SENTENCES, length),
  'one line of words without punctuation': (length) => repeated(UNPUNCTUATED, length),
  'abbreviations': (length) => repeated('A. B. Mr. e.g. Nr. 5 ', length),
  'Chinese': (length) => repeated('我们的研究表明用户喜欢简单的工具。他们每天都使用它们，但是很少阅读手册', length),
  'opening brackets': (length) => repeated('([{<', length),
  'closing brackets': (length) => repeated(')]}>', length),
  'Markdown brackets': (length) => repeated('[a](b [![', length),
  'full stops': (length) => '.'.repeat(length - 1) + 'x',
  'blanks': (length) => `x${' '.repeat(length - 2)}x`,
  'questions': (length) => repeated('Why do you like the new tool at all? Because it is fast. ', length),
  'only line ends': (length) => '\n'.repeat(length),
  'lines of sentences': (length) => repeated(`${SENTENCES.slice(0, 160).trimEnd()}\n`, length),
  'numbers': (length) => repeated('1 23 456-7890 ', length),
  'digits': (length) => repeated('1234567890', length),
  'names': (length) => repeated('Anna Miller met Peter Brown in London for Acme Inc. ', length),
  'emoji': (length) => repeated('😀', length - (length % 2)) + ' '.repeat(length % 2),
};

const SENTENCES =
  'We tried the new tool in March, and most people liked it. Anna said that it is really good! But is the search fast enough for everyone? I don’t think so, because it was never very good at names. ';
const UNPUNCTUATED =
  'so we tried the new tool in march and most people really liked it but anna said the search is not very good and i think that she is right about it because it never finds the names of people ';

function repeated(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
