const KATAKANA = /^[\u30a1-\u30fa\u30fc]{2,}$/;
const LONG_END = /(?<=.{2})ー$/;
const INFLECTED = /^([\p{Script=Han}々]+)\p{Script=Hiragana}/u;
const HAN = /^[\p{Script=Han}々]$/u;
const HANS = /^[\p{Script=Han}々]{2,}$/u;
const HIRAGANA = /^\p{Script=Hiragana}{2,}$/u;
/** Words after a noun. All other hiragana after a single character are its inflection: 食|べ|ま|した. */
const AFTER_NOUN = new Set(
  'は が を に で と も の へ や な だ ね よ まで など より から だけ です でし だっ には では とは ので のに なら ほど ごと たち さん ちゃん'.split(
    ' ',
  ),
);
/** Beginnings of inflections of verbs of two characters: 支払|え|ない. */
const ENDINGS = /^[いえうっわおくけきりれらるむめみちつ]$/u;
/** The forms of する as `Intl.Segmenter` separates them. */
const SURU = new Set(['する', 'し', 'した', 'して', 'され', 'せ', 'すれ', 'しよ', 'しよう', 'しない']);

/** Whether a segment without kana is a verb or an adjective, by the segment after it. */
export const isVerbBefore = (segment: string, next = ''): boolean =>
  (HAN.test(segment) && /^\p{Script=Hiragana}/u.test(next) && !AFTER_NOUN.has(next)) ||
  (HANS.test(segment) && ENDINGS.test(next));

/**
 * The part of a Japanese word that inflection leaves: the Chinese characters before the kana, all but the last of
 * several hiragana, katakana without a long vowel at the end. Null for other words.
 */
export function japaneseStem(segment: string, isVerb = false): string | null {
  if (SURU.has(segment)) return 'する';
  if (KATAKANA.test(segment)) return segment.replace(LONG_END, '');
  if (isVerb) return segment;
  const characters = INFLECTED.exec(segment)?.[1];
  if (characters !== undefined) return characters;
  if (!HIRAGANA.test(segment)) return null;
  return segment.length === 2 ? segment : segment.slice(0, -1);
}
