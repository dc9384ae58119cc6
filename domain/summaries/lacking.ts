import type { EvidenceContent } from '../evidence/index.ts';
import { FRAMEWORKS, type SummaryFramework } from './frameworks.ts';

/** Titles of the fixed sections of a framework of which a text has no sentence. */
export function lackingSections(
  framework: SummaryFramework,
  { sections }: Pick<EvidenceContent, 'sections'>,
): string[] {
  const { sections: expected } = FRAMEWORKS[framework];
  if (typeof expected === 'string') return [];
  const there = new Set(sections.filter(({ sentences }) => sentences.length > 0).map(({ key }) => key));
  return expected.flatMap(({ key, title }) => (title === null || there.has(key) ? [] : [title]));
}
