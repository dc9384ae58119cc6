import type { EvidenceContent, EvidenceText } from '../evidence/index.ts';
import type { SummaryView } from './shapes.ts';

/** The parts of a summary that repeat its text in other forms. */
export function formsOf({
  content,
}: Pick<EvidenceText, 'content'>): Pick<SummaryView, 'content' | 'sections' | 'quotes'> {
  return {
    content: markdownOf(content),
    sections: content.sections.map((section) => ({
      title: section.title,
      startTime: section.startTime,
      text: section.sentences.map(({ text }) => text).join(' '),
    })),
    quotes: content.citations.map(({ id, quote }) => ({ itemId: id, text: quote })),
  };
}

function markdownOf({ sections }: EvidenceContent): string {
  return sections
    .map(({ title, sentences }) =>
      [...(title === null ? [] : [`## ${title}`]), ...sentences.map(({ text }) => `- ${text}`)].join('\n'),
    )
    .join('\n\n');
}
