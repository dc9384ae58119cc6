import type { FollowReader } from '@evident/application/feeds/follows';
import type { FollowedType, FollowView } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import { db, expression, unionOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

interface Row extends Omit<FollowView, 'project' | 'at'> {
  project_id: Uuid | null;
  project_title: string | null;
  at: Date;
}

const followed = (type: FollowedType) =>
  db
    .selectFrom('follow as m')
    .where('m.object_type', '=', type)
    .select([expression<FollowedType>`${type}::text`.as('type'), 'm.created_at as at']);
const NO_PROJECT = [
  expression<Uuid | null>`NULL::uuid`.as('project_id'),
  expression<string | null>`NULL::text`.as('project_title'),
] as const;

const PROJECTS = followed('PROJECT')
  .innerJoin('project as x', 'x.id', 'm.object_id')
  .select(['x.id', 'x.title', ...NO_PROJECT]);
const FOLDERS = followed('PROJECT_CATEGORY')
  .innerJoin('folder as x', 'x.id', 'm.object_id')
  .select(['x.id', 'x.title', ...NO_PROJECT]);
const CHANNELS = followed('CHANNEL')
  .innerJoin('channel as x', 'x.id', 'm.object_id')
  .select(['x.id', 'x.title', ...NO_PROJECT]);
const TAGS = followed('TAG')
  .innerJoin('tag as x', 'x.id', 'm.object_id')
  .innerJoin('project as p', 'p.id', 'x.project_id')
  .select(['x.id', 'x.title', 'p.id as project_id', 'p.title as project_title']);

export class PostgresFollowReader implements FollowReader {
  constructor(private readonly reads: PostgresReads) {}

  async followed(actor: Actor): Promise<FollowView[]> {
    const query = db
      .selectFrom(unionOf<Row>([PROJECTS, FOLDERS, CHANNELS, TAGS]).as('f'))
      .selectAll('f')
      .orderBy('f.at', 'desc')
      .orderBy('f.id');
    return (await this.reads.rows(actor, query)).map(({ project_id, project_title, at, ...row }) => ({
      ...row,
      project: project_id === null ? null : { id: project_id, title: project_title ?? '' },
      at: at.toISOString(),
    }));
  }

  async followedProjects(actor: Actor): Promise<Uuid[]> {
    const query = db
      .selectFrom('project as p')
      .leftJoin('folder as f', 'f.id', 'p.folder_id')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('follow as m')
            .select('m.object_id')
            .where(
              expression<SqlBool>`(m.object_type = 'PROJECT' AND m.object_id = p.id OR m.object_type = 'PROJECT_CATEGORY' AND m.object_id = ANY (f.path))`,
            ),
        ),
      )
      .select('p.id')
      .orderBy('p.id');
    return (await this.reads.rows(actor, query)).map(({ id }) => id);
  }
}
