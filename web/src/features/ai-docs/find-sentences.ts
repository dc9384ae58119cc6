import type { EvidenceContent } from '@evident/domain/evidence';
import type { Node } from '@tiptap/pm/model';

/** A generated sentence in a document, word for word as it was written. */
export interface FoundSentence {
  /** Section and number in it. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The generated sentences of a text that a document has word for word. Edited ones are the members' own. */
export function findSentences(doc: Node, { sections }: EvidenceContent): FoundSentence[] {
  const sentences = sections.flatMap(({ sentences: all }, section) =>
    all.map(({ text }, at) => ({ id: `${section}-${at}`, words: text.replace(/\s+/gu, ' ').trim() })),
  );
  const found = new Map<string, FoundSentence>();
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    for (const { id, words } of sentences) {
      const at = found.has(id) ? -1 : text.indexOf(words);
      if (at >= 0) found.set(id, { id, from: position + 1 + at, to: position + 1 + at + words.length });
    }
    return false;
  });
  return [...found.values()];
}
