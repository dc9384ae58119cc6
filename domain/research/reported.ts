import type { EvidenceSentence, EvidenceText } from '../evidence/index.ts';
import { countsOf, countWords } from './counts.ts';
import { limitsOf } from './limits.ts';
import type { Research } from './research.ts';
import type { ResearchStep } from './step.ts';

const plain = (text: string): EvidenceSentence => ({ text, citations: [] });

/** The findings as an insight reports them: with how many of those that were read share each, and with the limits of the research. */
export function reported(
  text: EvidenceText,
  { budget }: Pick<Research, 'budget'>,
  steps: readonly ResearchStep[],
): EvidenceText {
  const counts = countsOf(steps, () => true);
  const sections = text.content.sections.map((section) => {
    const found = counts.findings.find(({ key }) => key === section.key);
    const from = found ? [plain(`From ${countWords(counts, found)}.`)] : [];
    return { ...section, sentences: [...from, ...section.sentences] };
  });
  const limits = limitsOf(budget, steps, text.method === 'EXTRACTED').map(plain);
  const last = { key: 'limits', title: 'Limits', startTime: null, sentences: limits };
  return { ...text, content: { ...text.content, sections: limits.length > 0 ? [...sections, last] : sections } };
}
