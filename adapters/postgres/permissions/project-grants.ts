import { type Actor, grantKeys, SPECIAL_GROUPS } from '@evident/domain/permissions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether no grant on the project `p` or its folders is public. */
export const isPrivate = (): RawBuilder<boolean> => sql`NOT EXISTS (
  SELECT 1 FROM access_grant g LEFT JOIN folder f ON f.id = p.folder_id
  WHERE g.special IS NOT NULL AND (g.project_id = p.id OR g.folder_id = ANY(f.path)))`;

const granted = (keys: readonly string[], more: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`EXISTS (
  SELECT 1 FROM access_grant g LEFT JOIN folder f ON f.id = p.folder_id
  WHERE g.subject_key = ANY(${keys}::text[]) AND (g.project_id = p.id OR g.folder_id = ANY(f.path)) AND ${more})`;

/** Whether a grant on the project `p` or its folders gives the actor full access directly or by group. */
export const ownedBy = (actor: Actor): RawBuilder<SqlBool> => granted([actor.userId], sql`g.level = 3`);

/** Whether a grant on the project `p` or its folders is for the actor or one of their groups. */
export const sharedWith = (actor: Actor): RawBuilder<SqlBool> =>
  granted(
    grantKeys(actor).filter((key) => !SPECIAL_GROUPS.some((special) => special === key)),
    sql`true`,
  );

/** Whether no grant on the folder `f` or its parents is public. */
export const isPrivateFolder = (): RawBuilder<boolean> =>
  sql`NOT EXISTS (SELECT 1 FROM access_grant g WHERE g.folder_id = ANY(f.path) AND g.special IS NOT NULL)`;
