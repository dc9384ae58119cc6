import type { FollowReader } from '@evident/application/feeds/follow-reader';
import type { FollowedType, FollowView } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import { db, expression, unionOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

interface Row {
  type: FollowedType;
  id: Uuid;
  title: string;
  project_id: Uuid | null;
  project_title: string | null;
  at: Date;
}

const typed = (type: FollowedType) => expression<FollowedType>`${type}::text`.as('type');
const noId = expression<Uuid | null>`NULL::uuid`;
const noText = expression<string | null>`NULL::text`;

const PROJECTS = db
  .selectFrom('follow as m')
  .innerJoin('project as x', 'x.id', 'm.object_id')
  .where('m.object_type', '=', 'PROJECT')
  .select([typed('PROJECT'), 'x.id', 'x.title', noId.as('project_id'), noText.as('project_title')])
  .select('m.created_at as at');
const FOLDERS = db
  .selectFrom('follow as m')
  .innerJoin('folder as x', 'x.id', 'm.object_id')
  .where('m.object_type', '=', 'PROJECT_CATEGORY')
  .select([typed('PROJECT_CATEGORY'), 'x.id', 'x.title', noId.as('project_id'), noText.as('project_title')])
  .select('m.created_at as at');
const TAGS = db
  .selectFrom('follow as m')
  .innerJoin('tag as x', 'x.id', 'm.object_id')
  .innerJoin('project as p', 'p.id', 'x.project_id')
  .where('m.object_type', '=', 'TAG')
  .select([typed('TAG'), 'x.id', 'x.title', 'p.id as project_id', 'p.title as project_title'])
  .select('m.created_at as at');

export class PostgresFollowReader implements FollowReader {
  constructor(private readonly reads: PostgresReads) {}

  async followed(actor: Actor): Promise<FollowView[]> {
    const query = db
      .selectFrom(unionOf<Row>([PROJECTS, FOLDERS, TAGS]).as('f'))
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
