/** Abbreviations that a sentence goes on after: titles, references, companies, common ones in German, French and Spanish. */
const ABBREVIATIONS = new Set([
  'mr', 'mrs', 'ms', 'mx', 'dr', 'prof', 'st', 'jr', 'sr', 'rev', 'hon', 'capt', 'col', 'gen', 'lt', 'sgt', 'gov', 'sen', 'rep', 'messrs', 'mme', 'mlle', 'sra', 'srta', 'hr', 'fr', 'frl', 'herr',
  'vs', 'etc', 'approx', 'no', 'nos', 'nr', 'fig', 'vol', 'ed', 'pp', 'ch', 'sec', 'dept', 'est', 'incl', 'cf', 'al', 'eg', 'ie', 'e.g', 'i.e', 'a.m', 'p.m', 'u.s', 'u.k', 'ph.d', 'p.s',
  'inc', 'ltd', 'co', 'corp', 'bros', 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec', 'okt', 'dez',
  'z.b', 'd.h', 'u.a', 'u.s.w', 'usw', 'bzw', 'ca', 'evtl', 'ggf', 'inkl', 'bspw', 'sog', 'vgl', 'str', 'tel', 'abs', 'geb', 'mio', 'mrd', 'z', 'p.ej', 'ej', 'núm', 'pág', 'env',
]);
/** Words that end sentences as often as they abbreviate something. */
const ALSO_WORDS = new Set(['no', 'mar', 'ed', 'al', 'co', 'est', 'sec', 'rep', 'gen', 'abs']);
const ENDED = /([.!?…。！？])["'”’»)\]]*\s*$/;

/** Whether a text ends a sentence. A point behind an abbreviation (`Mr.`, `e.g.`) or an initial (`J.`) does not. */
export function endsSentence(text: string): boolean {
  const mark = ENDED.exec(text);
  if (mark?.[1] !== '.') return mark !== null;
  const word = /([\p{L}\p{M}.]+)$/u.exec(text.slice(Math.max(0, mark.index - 20), mark.index))?.[1] ?? '';
  if (/^\p{Lu}$/u.test(word)) return word === 'I';
  const known = word.toLowerCase();
  return !ABBREVIATIONS.has(known) || (ALSO_WORDS.has(known) && word === known);
}
