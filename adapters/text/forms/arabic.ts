const ARABIC = /^[\u0621-\u064a]+$/;
const AND = /^و(?=.{3})/;
const ARTICLE = /^(?:ال|بال|كال|فال|لل)(?=.{2})/;
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
const LEAST = 2;
const SUFFIXES_MAX = 2;

/**
 * The light stem of an Arabic word without vowels: without conjunction, article and endings (light10 of Larkey,
 * Ballesteros and Connell 2007). Alef without hamza, ta marbuta as ha, alef maqsura as ya.
 */
export function arabicStem(word: string): string | null {
  const plain = word
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
  if (!ARABIC.test(plain)) return null;
  let stem = plain.replace(AND, '').replace(ARTICLE, '');
  for (let count = 0; count < SUFFIXES_MAX; count += 1) {
    const suffix = SUFFIXES.find((one) => stem.endsWith(one) && stem.length - one.length >= LEAST);
    if (suffix === undefined) break;
    stem = stem.slice(0, -suffix.length);
  }
  return stem;
}
