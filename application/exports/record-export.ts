import type { Actor } from '@evident/domain/permissions';
import type { Uuid } from '@evident/domain/kernel';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';

type Rows = readonly (readonly string[])[];

/** A table that is recorded in the audit log once it was read, with the number of its rows; also if the reader stops early. */
export async function* recordedExport(
  table: AsyncIterable<Rows>,
  { userId: actorId, teamId }: Actor,
  work: UnitOfWork<{ audit: AuditLog }>,
  action: 'highlights:exported' | 'people:exported',
  about: { readonly objectType: string; readonly objectId: Uuid },
): AsyncIterable<Rows> {
  // The first row is the head.
  let objects = -1;
  try {
    for await (const rows of table) {
      objects += rows.length;
      yield rows;
    }
  } finally {
    // A database that can only be read must not break the export.
    await work
      .perform(teamId, ({ audit }) =>
        audit.record({ actorId, action, ...about, detail: { objects: Math.max(objects, 0) } }),
      )
      .catch(() => undefined);
  }
}
