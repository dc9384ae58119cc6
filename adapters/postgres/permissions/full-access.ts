/** Effective FULL grants: of current members who are not viewers. */
const HELD = `
  SELECT g.project_id, g.folder_id FROM access_grant g
  WHERE g.level = 3 AND (g.special = 'public' OR EXISTS (
    SELECT 1 FROM member m LEFT JOIN member_group_member gm ON gm.member_id = m.id
    WHERE m.removed_at IS NULL AND m.suspended_at IS NULL AND m.role <> 'VIEWER' AND (m.id = g.member_id OR gm.group_id = g.group_id)))`;

const projects = (which: string) => `
  SELECT NOT EXISTS (
    SELECT 1 FROM project p LEFT JOIN folder f ON f.id = p.folder_id
    WHERE ${which} AND NOT EXISTS (SELECT 1 FROM held WHERE held.project_id = p.id OR held.folder_id = ANY(f.path)))`;

/** Whether no member has full access to project `p`. */
export const WITHOUT_FULL_ACCESS = `NOT EXISTS (SELECT 1 FROM (${HELD}) held LEFT JOIN folder f ON f.id = p.folder_id WHERE held.project_id = p.id OR held.folder_id = ANY(f.path))`;

/** Whether no member has full access to folder `o`. */
export const WITHOUT_FULL_ACCESS_TO_FOLDER = `NOT EXISTS (SELECT 1 FROM (${HELD}) held WHERE held.folder_id = ANY(o.path))`;

/** Whether at least one member has full access to a project, or to a folder and every folder and project inside. */
export const HAS_FULL_ACCESS = {
  project: `WITH held AS (${HELD}) SELECT (${projects('p.id = $1')}) AS kept`,
  folder: `WITH held AS (${HELD})
    SELECT (${projects('f.path @> ARRAY[$1::uuid]')}) AND NOT EXISTS (
      SELECT 1 FROM folder f WHERE f.path @> ARRAY[$1::uuid] AND NOT EXISTS (SELECT 1 FROM held WHERE held.folder_id = ANY(f.path))) AS kept`,
} as const;
