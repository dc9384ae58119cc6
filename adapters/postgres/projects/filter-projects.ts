import { type Actor, grantKeys, SPECIAL_GROUPS } from '@evident/domain/permissions';
import type { ProjectFilter } from '@evident/domain/projects';
import type { Fragment } from '../permissions/scope.ts';

/** Numbers its values as it goes. */
type Value = (value: unknown) => string;

const personalKeys = (actor: Actor): string[] =>
  grantKeys(actor).filter((key) => !SPECIAL_GROUPS.some((special) => special === key));

/** A grant that goes to one of some keys, on the project itself or on a folder around it. */
const granted = (keys: string, more = 'true'): string =>
  `EXISTS (SELECT 1 FROM access_grant g LEFT JOIN folder f ON f.id = p.folder_id WHERE g.subject_key = ANY(${keys}::text[]) AND (g.project_id = p.id OR g.folder_id = ANY(f.path)) AND ${more})`;

const LISTS: Record<NonNullable<ProjectFilter['list']>, (actor: Actor, value: Value) => string> = {
  all: () => 'true',
  created: () => 'p.created_by = $1',
  yours: (actor, value) => `(p.created_by = $1 OR ${granted(value([actor.userId]), 'g.level = 3')})`,
  shared: (actor, value) => `(p.created_by <> $1 AND ${granted(value(personalKeys(actor)))})`,
};

/** What a filter asks of a project `p`, where `$1` is the actor's id. */
export function filterProjects(
  actor: Actor,
  { list, status, folderId, top, starred }: ProjectFilter,
  next: number,
): Fragment {
  const parameters: unknown[] = [];
  const value: Value = (of) => `$${next + parameters.push(of) - 1}`;
  const star = `EXISTS (SELECT 1 FROM star s WHERE s.member_id = $1 AND s.object_type = 'PROJECT' AND s.object_id = p.id)`;
  const clauses = [
    LISTS[list ?? 'all'](actor, value),
    status ? `p.status = ANY(${value(status)}::text[])` : `p.status <> 'archived'`,
    ...(folderId === undefined ? [] : [`p.folder_id = ${value(folderId)}`]),
    ...(top === undefined ? [] : [`p.folder_id IS ${top ? '' : 'NOT '}NULL`]),
    ...(starred === undefined ? [] : [starred ? star : `NOT ${star}`]),
  ];
  return { sql: clauses.join(' AND '), parameters };
}
