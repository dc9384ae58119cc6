import { layOut } from './layout.ts';
import type { RichNode } from './rich-text.ts';

/** A word with times in a recording. */
export interface SpokenWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Id of the speaker. */
  readonly speaker: string | null;
  /** The recording; null: the first recording of the note. */
  readonly fileId: string | null;
}

/** Returns the words of a document that have times, in text order. Punctuation belongs to the word before it. */
export function spokenWords(document: RichNode): SpokenWord[] {
  return layOut(document).blocks.flatMap(({ node, speaker, fileId }) => {
    const words: SpokenWord[] = [];
    for (const { text = '', marks } of node.content ?? []) {
      const attrs = marks?.find(({ type }) => type === 'word')?.attrs;
      const last = words.at(-1);
      if (!attrs) {
        if (last) words[words.length - 1] = { ...last, text: last.text + text };
        continue;
      }
      const [startMs, endMs] = [attrs.start as number, attrs.end as number];
      // A highlight that begins within a word cuts it into two nodes.
      if (last?.startMs === startMs && last.endMs === endMs)
        words[words.length - 1] = { ...last, text: last.text + text };
      else words.push({ text, startMs, endMs, speaker, fileId });
    }
    return words.map((word) => ({ ...word, text: word.text.trim() })).filter(({ text }) => text !== '');
  });
}
