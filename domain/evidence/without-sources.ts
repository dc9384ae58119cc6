import type { Citation } from './citation.ts';
import type { EvidenceContent } from './evidence-text.ts';

/**
 * Returns the content without some citations, without the sentences that rest on these alone, and without the sections
 * that are then empty.
 * @param isGone whether readers must not see a citation
 */
export function withoutCitations(content: EvidenceContent, isGone: (citation: Citation) => boolean): EvidenceContent {
  const citations = content.citations.filter((citation) => !isGone(citation));
  if (citations.length === content.citations.length) return content;
  const left = new Set(citations.map(({ citationReferenceId }) => citationReferenceId));
  const sections = content.sections.flatMap((section) => {
    const sentences = section.sentences
      .map((sentence) => ({ ...sentence, citations: sentence.citations.filter((id) => left.has(id)) }))
      .filter((sentence) => sentence.citations.length > 0);
    return sentences.length > 0 ? [{ ...section, sentences }] : [];
  });
  return { sections, citations };
}

/** Content without any sentence. */
export const NO_CONTENT: EvidenceContent = { sections: [], citations: [] };
