import type { EvidenceContent } from '@evident/domain/evidence';

/**
 * The part of a growing text that is shown: its sentences so far, without those that would appear above others that are shown
 * already. They appear once the text is complete, so nothing moves while it is read.
 */
export function shownWhileGrowing(shown: EvidenceContent, next: EvidenceContent): EvidenceContent {
  const places = new Map(shown.sections.map(({ key, sentences }) => [key, sentences.length]));
  const last = next.sections.findLastIndex(({ key }) => places.has(key));
  const sections = next.sections.flatMap((section, at) => {
    if (at >= last) return [section];
    const count = places.get(section.key);
    return count === undefined ? [] : [{ ...section, sentences: section.sentences.slice(0, count) }];
  });
  return { ...next, sections };
}
