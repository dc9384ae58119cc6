import { refuse } from '../kernel/index.ts';
import type { RichNode } from './rich-text.ts';

/** Highlights that one insight shows as evidence. */
export const EVIDENCE_MAX = 500;

/** The highlights that a document shows as evidence, each once, in the order in which they come. */
export function evidenceIn(document: RichNode): string[] {
  const found = new Set<string>();
  const visit = (node: RichNode): void => {
    const id = node.type === 'evidence' ? node.attrs?.['highlightId'] : undefined;
    if (typeof id === 'string') found.add(id);
    node.content?.forEach(visit);
  };
  visit(document);
  return [...found];
}

/** Evidence belongs in insights: a note is what was said, a readme what is planned. */
export function refuseEvidence(document: RichNode): void {
  if (evidenceIn(document).length > 0)
    refuse('BAD_USER_INPUT', 'Only an insight can hold evidence', 'Put it into an insight.');
}

export function refuseTooMuchEvidence(document: RichNode): void {
  if (evidenceIn(document).length > EVIDENCE_MAX)
    refuse(
      'UnprocessableContent',
      `An insight holds at most ${EVIDENCE_MAX} highlights as evidence`,
      'Remove some, or write a second insight.',
    );
}
