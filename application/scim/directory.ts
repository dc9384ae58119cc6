import type { Actor } from '@evident/domain/permissions';
import type { Directory } from '@evident/domain/scim';
import type { AuditEntry } from '../kernel/audit-log.ts';

/** In whose name changes of a directory are announced: the member who created its token. */
export const announcer = ({ teamId, createdBy }: Directory): Pick<Actor, 'teamId' | 'userId'> => ({
  teamId,
  userId: createdBy,
});

/** An entry of the audit log: a directory acts without a member. */
export const byDirectory = (
  action: string,
  object: Pick<AuditEntry, 'objectType' | 'objectId'>,
  detail: Readonly<Record<string, unknown>> = {},
): AuditEntry => ({ actorId: null, action, ...object, detail: { ...detail, by: 'scim' } });

export const aMember = (objectId: string) => ({ objectType: 'member', objectId }) as const;
export const aGroup = (objectId: string) => ({ objectType: 'group', objectId }) as const;
