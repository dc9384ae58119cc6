import type { Visibility, VisiblePlaces } from '@evident/application/realtime/recipients';
import type { Actor } from '@evident/domain/permissions';
import { db } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const PROJECTS = db.selectFrom('project as p').select('p.id');
const FOLDERS = db.selectFrom('folder as f').select('f.id');

/** The ids of all projects and folders that an actor can see. */
export class PostgresVisiblePlaces implements VisiblePlaces {
  constructor(private readonly reads: PostgresReads) {}

  of(actor: Actor): Promise<Visibility> {
    return this.reads.as(actor, async (sight) => {
      const idsIn = async (query: typeof PROJECTS | typeof FOLDERS) =>
        new Set((await sight.rows(query)).map(({ id }) => id));
      return { projects: await idsIn(PROJECTS), folders: await idsIn(FOLDERS) };
    });
  }
}
