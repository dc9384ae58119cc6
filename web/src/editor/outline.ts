import { numberOfWords, UNNAMED_SPEAKER } from '@evident/domain/content';
import type { Node } from '@tiptap/pm/model';

/** A heading, or where a speaker begins to speak. */
export interface OutlineEntry {
  readonly position: number;
  readonly title: string;
  /** 1 to 3 for headings; null for speakers. */
  readonly level: number | null;
}

export const OUTLINE_MAX = 500;

/** Headings, and speakers where they change. At most {@link OUTLINE_MAX}. */
export function outlineOf(doc: Node, nameOf: (speakerId: string) => string | undefined): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let speaking: unknown = null;
  doc.descendants((node, position) => {
    if (entries.length >= OUTLINE_MAX) return false;
    const { name } = node.type;
    if (name === 'heading') {
      speaking = null;
      if (node.textContent.trim() !== '')
        entries.push({ position, title: node.textContent, level: Number(node.attrs['level']) });
    } else if (name === 'turn' && node.attrs['speaker'] !== speaking) {
      speaking = node.attrs['speaker'];
      entries.push({ position, title: nameOf(String(speaking)) ?? UNNAMED_SPEAKER, level: null });
    }
    return !node.isTextblock;
  });
  return entries;
}

const countOf = new WeakMap<Node, number>();

/** Words of a document. Counts of blocks are kept, so that only changed ones are counted again. */
export function wordsIn(doc: Node): number {
  let count = 0;
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    let words = countOf.get(node);
    if (words === undefined)
      countOf.set(node, (words = numberOfWords(node.textBetween(0, node.content.size, undefined, ' '))));
    count += words;
    return false;
  });
  return count;
}
