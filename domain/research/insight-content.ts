import type { RichNode } from '../content/index.ts';
import type { EvidenceContent, WritingMethod } from '../evidence/index.ts';
import type { Uuid } from '../kernel/index.ts';

/**
 * Findings as the document of an insight: a heading for each section, each sentence with its quotes as live evidence. Extracted
 * sentences are their quotes, so they are not repeated. Sentences without a highlight are left out.
 * @param highlightOf the highlight of a citation, by its reference id
 */
export function insightContent(
  { sections }: EvidenceContent,
  method: WritingMethod,
  highlightOf: ReadonlyMap<string, Uuid>,
): RichNode {
  const used = new Set<Uuid>();
  const content = sections.flatMap(({ title, sentences }): RichNode[] => {
    const nodes = sentences.flatMap(({ text, citations }): RichNode[] => {
      const found = [...new Set(citations.flatMap((id) => highlightOf.get(id) ?? []))];
      const fresh = found.filter((id) => !used.has(id));
      for (const id of fresh) used.add(id);
      if (found.length === 0) return [];
      const words: RichNode = { type: 'paragraph', content: [{ type: 'text', text }] };
      const pieces = fresh.map((highlightId): RichNode => ({ type: 'evidence', attrs: { highlightId } }));
      return method === 'EXTRACTED' ? pieces : [words, ...pieces];
    });
    if (nodes.length === 0) return [];
    if (title === null) return nodes;
    return [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] }, ...nodes];
  });
  return { type: 'doc', content: [...content, { type: 'paragraph' }] };
}
