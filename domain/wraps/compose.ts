import { type EvidenceContent, isChecked } from '../evidence/index.ts';
import type { Uuid } from '../kernel/index.ts';

/** Sentences of each project in a wrap of the workspace. */
const SENTENCES_MAX = 3;

export interface WrapPart {
  readonly projectId: Uuid;
  readonly title: string;
  readonly content: EvidenceContent;
}

/**
 * Puts the wrap of a workspace together from those of its projects: a section for each, with its first sentences. A sentence cites
 * only sources of its project, so readers see those of the projects that they can see, and nothing of others.
 */
export function composedWrap(parts: readonly WrapPart[]): EvidenceContent {
  const sections: EvidenceContent['sections'] = [];
  const citations: EvidenceContent['citations'] = [];
  parts.forEach(({ projectId, title, content }, at) => {
    const renamed = (reference: string) => `${at + 1}.${reference}`;
    const sentences = firstOfEach(content).map((sentence) => ({
      ...sentence,
      citations: sentence.citations.map(renamed),
    }));
    if (sentences.length === 0) return;
    const cited = new Set(sentences.flatMap((sentence) => sentence.citations));
    sections.push({ key: projectId, title, startTime: null, sentences });
    for (const citation of content.citations) {
      const citationReferenceId = renamed(citation.citationReferenceId);
      if (cited.has(citationReferenceId)) citations.push({ ...citation, citationReferenceId });
    }
  });
  return { sections, citations };
}

/** The first sentence of each section, then the second of each, and so on. */
function firstOfEach({ sections }: EvidenceContent) {
  const longest = Math.max(0, ...sections.map(({ sentences }) => sentences.length));
  return Array.from({ length: longest }, (_, at) =>
    sections.flatMap(({ sentences }) => sentences.filter(isChecked)[at] ?? []),
  )
    .flat()
    .slice(0, SENTENCES_MAX);
}
