import { refuse } from '../kernel/index.ts';
import type { RichNode } from './rich-text.ts';

/** Maximum number of highlights embedded in one insight. */
export const EVIDENCE_MAX = 500;

/** Returns the ids of highlights embedded as evidence, in document order, without duplicates. */
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

/** Evidence is only for insights: a note records what was said, a readme describes the plan. */
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
