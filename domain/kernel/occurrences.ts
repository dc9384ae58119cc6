/**
 * Yields the positions of words in a text in UTF-16 units, overlapping ones too. Takes time in proportion to both lengths, where
 * repeated `indexOf` takes their product for words that repeat themselves (Knuth, Morris and Pratt 1977).
 */
export function* occurrences(text: string, words: string): Generator<number> {
  const first = words === '' ? -1 : text.indexOf(words);
  if (first < 0) return;
  yield first;
  const border = bordersOf(words);
  let matched = border[words.length - 1]!;
  for (let at = first + words.length; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && words.charCodeAt(matched) !== unit) matched = border[matched - 1]!;
    if (words.charCodeAt(matched) === unit) matched += 1;
    if (matched < words.length) continue;
    yield at + 1 - words.length;
    matched = border[matched - 1]!;
  }
}

/** For each beginning of the words, the length of its longest end that the words begin with too. */
function bordersOf(words: string): Int32Array {
  const border = new Int32Array(words.length);
  let length = 0;
  for (let at = 1; at < words.length; at += 1) {
    while (length > 0 && words.charCodeAt(length) !== words.charCodeAt(at)) length = border[length - 1]!;
    if (words.charCodeAt(length) === words.charCodeAt(at)) length += 1;
    border[at] = length;
  }
  return border;
}
