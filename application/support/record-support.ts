import { isUuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Message } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';

const IDS_MAX = 20;

/** Records what support staff read, before they read it: without an entry, nothing is read. */
export async function recordSupport(
  work: UnitOfWork<{ audit: AuditLog }>,
  actor: Actor & { readonly support: string },
  message: Message<unknown>,
): Promise<void> {
  const { actor: _, ...fields } = message as { actor?: Actor };
  const ids = idsIn(fields).slice(0, IDS_MAX);
  await work.perform(actor.teamId, ({ audit }) =>
    audit.record({
      actorId: actor.userId,
      action: 'support:read',
      objectType: 'support_access',
      objectId: ids[0] ?? actor.support,
      detail: { operation: message.constructor.name, ids },
    }),
  );
}

/** The ids in the fields of a message, and in those of its fields. */
function idsIn(fields: object): string[] {
  return Object.values(fields).flatMap((value: unknown) =>
    typeof value === 'string'
      ? isUuid(value)
        ? [value]
        : []
      : typeof value === 'object' && value !== null
        ? Object.values(value).filter((each): each is string => typeof each === 'string' && isUuid(each))
        : [],
  );
}
