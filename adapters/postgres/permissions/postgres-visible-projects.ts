import type { VisibleProjects } from '@evident/application/realtime/watch-changes';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from './scope.ts';

/** The ids behind the scope that every list uses. */
export class PostgresVisibleProjects implements VisibleProjects {
  constructor(private readonly reads: PostgresReads) {}

  of(actor: Actor): Promise<ReadonlySet<Uuid>> {
    const scope = visibleProjects(actor, 'READ', 1);
    return this.reads.read(actor.teamId, async (rows) =>
      new Set((await rows<{ id: Uuid }>(`SELECT id FROM project WHERE id IN ${scope.sql}`, scope.parameters)).map(({ id }) => id)));
  }
}
