const CJK =
  /[\u4e00-\u9fff\u3400-\u4dbf\u{20000}-\u{2a6df}\u{2a700}-\u{2b73f}\u{2b740}-\u{2b81f}\u{2b920}-\u{2ceaf}\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu;
const REMOVED = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu;
const ASCII = /^[\t\n\r -~]*$/;
const ASCII_WORD = /[!-/:-@[-`{-~]|[^\t\n\r !-/:-@[-`{-~]+/g;
const WORD = /[!-/:-@[-`{-~]|\p{P}|(?:(?![!-/:-@[-`{-~])[^\p{White_Space}\p{P}])+/gu;
/** Code points; longer words are dropped. */
const WORD_MAX = 100;
/** Words remembered with their pieces: most come again. */
const REMEMBERED = 50_000;
const NONE: readonly number[] = [];

/** Splits text into the word pieces of BERT's uncased vocabulary. Words with an unknown piece are dropped. */
export class WordPieces {
  private readonly remembered = new Map<string, readonly number[]>();

  /** @param ids row of each piece; a piece that continues a word begins with `##` */
  constructor(private readonly ids: ReadonlyMap<string, number>) {}

  /** Calls `visit` with the id of each piece, in order. */
  each(text: string, visit: (id: number) => void): void {
    const isAscii = ASCII.test(text);
    const words = isAscii ? text.toLowerCase().match(ASCII_WORD) : cleaned(text).match(WORD);
    if (words === null) return;
    for (const word of words) {
      const pieces = this.remembered.get(word) ?? this.learned(word);
      for (let at = 0; at < pieces.length; at += 1) visit(pieces[at]!);
    }
  }

  private learned(word: string): readonly number[] {
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    const pieces = this.split(word);
    this.remembered.set(word, pieces);
    return pieces;
  }

  /** Takes the longest known beginning, then the longest known beginning of the rest, and so on. */
  private split(word: string): readonly number[] {
    const points = Array.from(word);
    if (points.length > WORD_MAX) return NONE;
    const pieces: number[] = [];
    for (let start = 0; start < points.length;) {
      let end = points.length;
      let id: number | undefined;
      for (; end > start; end -= 1) {
        id = this.ids.get((start > 0 ? '##' : '') + points.slice(start, end).join(''));
        if (id !== undefined) break;
      }
      if (id === undefined) return NONE;
      pieces.push(id);
      start = end;
    }
    return pieces;
  }
}

function cleaned(text: string): string {
  const clean = text.toWellFormed().replace(REMOVED, '').replace(CJK, ' $& ');
  return lowered(clean.normalize('NFD').replace(/\p{Mn}/gu, ''));
}

/** Code point by code point: at the end of a word, JavaScript makes Σ to ς. */
const lowered = (text: string): string =>
  text.includes('Σ') ? Array.from(text, (point) => point.toLowerCase()).join('') : text.toLowerCase();
