import type { Sight, VisiblePlaces } from '@evident/application/realtime/who-hears';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { visibleFolders } from '../projects/visible-folders.ts';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from './scope.ts';

/** The ids behind the scopes that every list uses. */
export class PostgresVisiblePlaces implements VisiblePlaces {
  constructor(private readonly reads: PostgresReads) {}

  of(actor: Actor): Promise<Sight> {
    const [projects, folders] = [visibleProjects(actor, 'READ', 1), visibleFolders(actor, 1)];
    return this.reads.read(actor.teamId, async (rows) => {
      const idsIn = async (table: string, { sql, parameters }: typeof projects) =>
        new Set(
          (await rows<{ id: Uuid }>(`SELECT id FROM ${table} WHERE id IN ${sql}`, parameters)).map(({ id }) => id),
        );
      return { projects: await idsIn('project', projects), folders: await idsIn('folder', folders) };
    });
  }
}
