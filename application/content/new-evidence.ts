import { type RichNode, evidenceIn, refuseTooMuchEvidence } from '@evident/domain/content';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentHighlights } from './document-highlights.ts';
import { inaccessibleAmong } from './inaccessible-highlights.ts';
import type { ProjectAccess } from '../permissions/index.ts';

export interface EvidenceStores {
  highlights: DocumentHighlights;
  projectAccess: ProjectAccess;
}

/**
 * Returns evidence that the actor added to an insight without access to the highlight. Existing evidence is always
 * allowed.
 */
export function evidenceOutOfSight(
  stores: EvidenceStores,
  actor: Actor,
  after: RichNode,
  before: readonly string[] = [],
): Promise<Set<string>> {
  const known = new Set(before);
  return inaccessibleAmong(
    stores,
    actor,
    evidenceIn(after).filter((id) => !known.has(id)),
  );
}

/** @throws Refusal `UnprocessableContent` with the ids of the highlights, or if there are too many */
export async function refuseOutOfSight(
  stores: EvidenceStores,
  actor: Actor,
  after: RichNode,
  before: readonly string[] = [],
): Promise<void> {
  refuseTooMuchEvidence(after);
  const [first, ...more] = await evidenceOutOfSight(stores, actor, after, before);
  if (first === undefined) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  refuse(
    'UnprocessableContent',
    'A highlight named as evidence does not exist',
    `${first}${others}: it was removed, or is in a project you can’t access.`,
  );
}
