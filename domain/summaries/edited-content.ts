import type { EvidenceContent, EvidenceSection, EvidenceSentence } from '../evidence/index.ts';
import { wordsOf } from '../extraction/index.ts';
import type { SummarySectionText } from './shapes.ts';

/** Share of common words from which on a sentence still says what it said. */
const ALIKE = 0.5;

/**
 * The content of a text as a member edited it, a sentence per line. A sentence that is like one of before keeps its citations; others are
 * the member's own words and have none. Sections without sentences are left out.
 */
export function editedContent(before: EvidenceContent, sections: readonly SummarySectionText[]): EvidenceContent {
  const all = before.sections.flatMap((section) => section.sentences);
  const edited = sections.flatMap(({ key, text }): EvidenceSection[] => {
    const former = before.sections.find((section) => section.key === key);
    const sentences = text.split('\n').flatMap((line): EvidenceSentence[] => {
      const words = line.trim();
      return words === '' ? [] : [{ text: words, citations: likest(words, all)?.citations ?? [] }];
    });
    if (!former || sentences.length === 0) return [];
    return [{ ...former, sentences }];
  });
  const used = new Set(edited.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)));
  return { sections: edited, citations: before.citations.filter((one) => used.has(one.citationReferenceId)) };
}

function likest(line: string, sentences: readonly EvidenceSentence[]): EvidenceSentence | null {
  const words = new Set(wordsOf(line));
  let best: EvidenceSentence | null = null;
  let most = ALIKE;
  for (const sentence of sentences) {
    const others = new Set(wordsOf(sentence.text));
    const common = [...words].filter((word) => others.has(word)).length;
    const like = common / Math.max(1, words.size + others.size - common);
    if (sentence.text === line || like > most) [best, most] = [sentence, sentence.text === line ? 1 : like];
  }
  return best;
}
