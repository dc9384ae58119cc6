import type { RichNode } from '../content/index.ts';
import { type EvidenceContent, isChecked } from '../evidence/index.ts';

/** A generated text as a document: a heading for each titled section, and a paragraph for each sentence. */
export function docContent({ sections }: EvidenceContent): RichNode {
  const content = sections.flatMap(({ title, sentences }): RichNode[] => {
    const paragraphs = sentences.filter(isChecked).map(({ text }) => block('paragraph', text));
    if (title === null || paragraphs.length === 0) return paragraphs;
    return [{ ...block('heading', title), attrs: { level: 2 } }, ...paragraphs];
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

const block = (type: 'paragraph' | 'heading', words: string): RichNode => ({
  type,
  content: [{ type: 'text', text: words.replace(/\s+/gu, ' ').trim() }],
});
