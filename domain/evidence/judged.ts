import type { EvidenceContent, EvidenceSentence } from './evidence-text.ts';

/** A sentence with its quotes, for a second judgment. */
export interface JudgedPair {
  readonly id: string;
  readonly sentence: string;
  readonly quotes: readonly { readonly speaker: string | null; readonly quote: string; readonly around: string }[];
}

/** Answers about a pair: the quotes say so, they say something else, or they do not say. */
export const VERDICTS = ['SUPPORTED', 'CONTRADICTED', 'UNCLEAR'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The sentences of a content with their quotes, numbered in order. */
export function pairsToJudge({ sections, citations }: EvidenceContent): JudgedPair[] {
  const byId = new Map(citations.map((citation) => [citation.citationReferenceId, citation]));
  return sections
    .flatMap(({ sentences }) => sentences)
    .map(({ text, citations: ids }, at) => ({
      id: String(at + 1),
      sentence: text,
      quotes: ids.flatMap((id) => {
        const found = byId.get(id);
        return found ? [{ speaker: found.speaker, quote: found.quote, around: found.text }] : [];
      }),
    }));
}

/**
 * Returns a content after a second judgment: contradicted sentences are left out, unclear ones are unchecked, and
 * supported ones are checked. Sentences without a verdict stay as they are.
 * @param verdicts by the ids of {@link pairsToJudge}
 */
export function withVerdicts(
  content: EvidenceContent,
  verdicts: ReadonlyMap<string, Verdict>,
): { readonly content: EvidenceContent; readonly dropped: number } {
  let at = 0;
  let dropped = 0;
  const sections = content.sections.flatMap((section) => {
    const sentences = section.sentences.flatMap((sentence): EvidenceSentence[] => {
      const verdict = verdicts.get(String((at += 1)));
      if (verdict === 'CONTRADICTED') {
        dropped += 1;
        return [];
      }
      const { unchecked: _, ...checked } = sentence;
      if (verdict === 'SUPPORTED') return [checked];
      return [verdict === 'UNCLEAR' ? { ...sentence, unchecked: true } : sentence];
    });
    return sentences.length > 0 ? [{ ...section, sentences }] : [];
  });
  const used = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)));
  const citations = content.citations.filter(({ citationReferenceId: id }) => used.has(id));
  return { content: { sections, citations }, dropped };
}

/** Whether a sentence is a finding; unchecked ones are shown below their quotes only. */
export const isChecked = ({ unchecked }: Pick<EvidenceSentence, 'unchecked'>): boolean => unchecked !== true;

/** The findings of a content as one text. */
export const checkedWords = ({ sections }: EvidenceContent): string =>
  sections.flatMap(({ sentences }) => sentences.filter(isChecked).map(({ text }) => text)).join(' ');
