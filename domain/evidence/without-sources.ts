import type { Citation } from './citation.ts';
import type { EvidenceContent } from './evidence-text.ts';

/**
 * Returns the content without some citations, without the sentences that rest on these alone, and without the sections
 * that are then empty. Sentences that never had a citation are a member's own words, and stay.
 * @param isGone whether readers must not see a citation
 * @param isSecret whether readers must not see sentences with a citation at all, even if others support them
 */
export function withoutCitations(
  content: EvidenceContent,
  isGone: (citation: Citation) => boolean,
  isSecret: (citation: Citation) => boolean = () => false,
): EvidenceContent {
  const secret = new Set(content.citations.filter(isSecret).map(({ citationReferenceId }) => citationReferenceId));
  const left = new Set(
    content.citations.filter((citation) => !isGone(citation)).map(({ citationReferenceId }) => citationReferenceId),
  );
  if (secret.size === 0 && left.size === content.citations.length) return content;
  const sections = content.sections.flatMap((section) => {
    const sentences = section.sentences
      .filter(({ citations }) => !citations.some((id) => secret.has(id)))
      .filter(({ citations }) => citations.length === 0 || citations.some((id) => left.has(id)))
      .map((sentence) => ({ ...sentence, citations: sentence.citations.filter((id) => left.has(id)) }));
    return sentences.length > 0 ? [{ ...section, sentences }] : [];
  });
  const used = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)));
  return { sections, citations: content.citations.filter(({ citationReferenceId: id }) => used.has(id)) };
}

/** Content without any sentence. */
export const NO_CONTENT: EvidenceContent = { sections: [], citations: [] };
