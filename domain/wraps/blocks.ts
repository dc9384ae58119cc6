import { type EvidenceContent, isChecked } from '../evidence/index.ts';
import type { EmergingTheme, WrapBlock } from './shapes.ts';

/** The blocks of a wrap in order: its title, the graph of themes that grew, and the sections with their sentences. */
export function wrapBlocks(
  title: string,
  { sections }: EvidenceContent,
  themes: readonly EmergingTheme[],
): WrapBlock[] {
  return [
    { type: 'heading', level: 'h1', text: title },
    ...(themes.length > 0
      ? ([
          { type: 'heading', level: 'h2', text: 'Emerging themes' },
          { type: 'graph', graph: 'EmergingThemes', items: [...themes] },
        ] satisfies WrapBlock[])
      : []),
    ...sections.flatMap((section): WrapBlock[] =>
      !section.sentences.some(isChecked)
        ? []
        : [
            ...(section.title === null ? [] : [{ type: 'heading', level: 'h2', text: section.title } as const]),
            ...section.sentences.filter(isChecked).map(({ text, citations }): WrapBlock => ({
              type: 'text',
              text,
              citations: [...citations],
            })),
          ],
    ),
  ];
}
