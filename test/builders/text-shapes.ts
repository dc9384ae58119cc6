/**
 * Texts of hostile and of ordinary shapes, for tests of how the work of a computation grows with its input. The argument is the length in
 * UTF-16 units.
 */
export const TEXT_SHAPES = {
  'one line without spaces': (length) => repeated('abcdefghijklmnopqrstuvwxyz0123456789', length),
  'one line of sentences': (length) => repeated(SENTENCES, length),
  'words without punctuation': (length) => repeated(UNPUNCTUATED, length),
  abbreviations: (length) => repeated('A. B. Mr. e.g. Nr. ', length),
  Chinese: (length) => repeated('我们的研究表明用户喜欢简单的工具。他们每天都使用它们，但是很少阅读手册', length),
  brackets: (length) => repeated('([{<', length / 2) + repeated('>}])[a](![', length / 2),
  'full stops': (length) => `x${'.'.repeat(length - 2)}x`,
  blanks: (length) => `x${' '.repeat(length - 2)}x`,
  numbers: (length) => repeated('1 23 456-7890 ', length),
  'only line ends': (length) => '\n'.repeat(length),
} satisfies Readonly<Record<string, (length: number) => string>>;

const SENTENCES =
  'We tried the new tool in March, and most people liked it. Anna Miller said that it is really good! But is the search fast enough for everyone? I don’t think so, because Acme never was very good at names. ';
const UNPUNCTUATED =
  'so we tried the new tool in march and most people really liked it but Anna said the search is not very good and i think that she is right about it because it never finds the names of people ';

function repeated(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
