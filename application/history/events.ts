import type { DomainEvent } from '@evident/domain/events';
import type { TextVersion } from '@evident/domain/history';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** A version got a name, or lost it. */
export const versionNamed = (
  { teamId, userId: by }: Actor,
  projectId: Uuid,
  { id: versionId, documentId }: Pick<TextVersion, 'id' | 'documentId'>,
): DomainEvent => ({ name: 'text-version:named', teamId, payload: { versionId, documentId, projectId, by } });
