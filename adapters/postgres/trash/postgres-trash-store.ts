import type { Members, Placed, Subject, TrashRef, TrashStore } from '@evident/application/trash/trash-store';
import type { Uuid } from '@evident/domain/kernel';
import { can, untitled } from '@evident/domain/kinds';
import { UNNAMED_PARTICIPANT, peopleLevel } from '@evident/domain/people';
import { type Access, type Actor, NO_ACCESS, workspaceContentLevel } from '@evident/domain/permissions';
import type { DependentCounts, TrashEntry, TrashedType } from '@evident/domain/trash';
import { peopleAccess } from '../people/people-access.ts';
import { PostgresGrantStore } from '../projects/postgres-grant-store.ts';
import type { Session } from '../session.ts';
import { filesShownBy, unusedFiles, uploadsOf, uploadsWithoutNotes } from './shown-files.ts';
import { accessToChannel } from './access-to-channel.ts';
import { DEPENDENT_COUNTS } from '../unscoped/dependents.ts';
import { purgeSome } from './purge-some.ts';
import { reparentFolder, reparentProject } from './reparent.ts';
import { stateOf } from './state-of.ts';
import { withTrashShown } from '../show-trash.ts';

const SUBJECTS: Record<TrashedType, string> = {
  NOTE: 'SELECT title, project_id AS "projectId", false AS locked FROM note WHERE id = $1 FOR UPDATE',
  INSIGHT: 'SELECT title, project_id AS "projectId", locked FROM insight WHERE id = $1 FOR UPDATE',
  TAG_BOARD: `SELECT title, project_id AS "projectId", EXISTS (SELECT FROM tag t JOIN tag_group g ON g.id = t.tag_group_id WHERE g.tag_board_id = b.id AND t.locked) AS locked FROM tag_board b WHERE id = $1 FOR UPDATE OF b`,
  AI_DOC: 'SELECT title, project_id AS "projectId", false AS locked FROM ai_doc WHERE id = $1 FOR UPDATE',
  CHANNEL: `SELECT coalesce(nullif(title, ''), '${untitled('channel')}') AS title, NULL::uuid AS "projectId", false AS locked FROM channel WHERE id = $1 FOR UPDATE`,
  PERSON: `SELECT coalesce(nullif(name, ''), '${UNNAMED_PARTICIPANT}') AS title, NULL::uuid AS "projectId", false AS locked FROM person WHERE id = $1 FOR UPDATE`,
  PROJECT: 'SELECT title, id AS "projectId", false AS locked FROM project WHERE id = $1 FOR UPDATE',
  PROJECT_CATEGORY: 'SELECT title, NULL::uuid AS "projectId", false AS locked FROM folder WHERE id = $1 FOR UPDATE',
};

const GRANTS = 'UPDATE access_grant SET trash_id = $1 WHERE trash_id IS NULL AND';

/**
 * Hides the rows that belong to each type; `$1` is the entry, `$2` the object. Rows that are in the trash already keep
 * their entry.
 */
const HIDE: Record<TrashedType, readonly string[]> = {
  NOTE: [
    'UPDATE highlight SET trash_id = $1 WHERE trash_id IS NULL AND note_id = $2',
    'UPDATE comment_thread SET trash_id = $1 WHERE trash_id IS NULL AND note_id = $2',
    'UPDATE note SET trash_id = $1, trashed_fingerprint = fingerprint, fingerprint = NULL WHERE id = $2',
  ],
  INSIGHT: [
    'UPDATE comment_thread SET trash_id = $1 WHERE trash_id IS NULL AND insight_id = $2',
    'UPDATE insight SET trash_id = $1 WHERE id = $2',
  ],
  TAG_BOARD: [
    'UPDATE tag SET trash_id = $1 WHERE trash_id IS NULL AND tag_group_id IN (SELECT id FROM tag_group WHERE tag_board_id = $2)',
    'UPDATE tag_group SET trash_id = $1 WHERE trash_id IS NULL AND tag_board_id = $2',
    'UPDATE tag_board SET trash_id = $1 WHERE id = $2',
  ],
  AI_DOC: ['UPDATE ai_doc SET trash_id = $1 WHERE id = $2'],
  CHANNEL: ['UPDATE channel SET trash_id = $1 WHERE id = $2'],
  PERSON: [
    'UPDATE note_person SET trash_id = $1 WHERE trash_id IS NULL AND person_id = $2',
    'UPDATE comment_thread SET trash_id = $1 WHERE trash_id IS NULL AND person_id = $2',
    'UPDATE person SET trash_id = $1 WHERE id = $2',
  ],
  PROJECT: ['UPDATE project SET trash_id = $1 WHERE id = $2', `${GRANTS} project_id = $2`],
  PROJECT_CATEGORY: [
    'UPDATE folder SET trash_id = $1 WHERE trash_id IS NULL AND path @> ARRAY[$2::uuid]',
    'UPDATE project SET trash_id = $1 WHERE trash_id IS NULL AND folder_id IN (SELECT f.id FROM folder f WHERE f.trash_id = $1 AND f.path @> ARRAY[$2::uuid])',
    'UPDATE channel SET trash_id = $1 WHERE trash_id IS NULL AND folder_id IN (SELECT f.id FROM folder f WHERE f.trash_id = $1 AND f.path @> ARRAY[$2::uuid])',
    `${GRANTS} (folder_id IN (SELECT f.id FROM folder f WHERE f.trash_id = $1) OR project_id IN (SELECT p.id FROM project p WHERE p.trash_id = $1)) AND $2::uuid IS NOT NULL`,
  ],
};

const SHOW = [
  // A speaker who became another person meanwhile stays that person.
  `DELETE FROM note_person l WHERE l.trash_id = $1 AND l.speaker IS NOT NULL
     AND EXISTS (SELECT FROM note_person o WHERE o.note_id = l.note_id AND o.speaker = l.speaker AND o.trash_id IS NULL)`,
  ...[
    'access_grant',
    'folder',
    'project',
    'channel',
    'highlight',
    'insight',
    'ai_doc',
    'tag_board',
    'tag_group',
    'tag',
    'person',
    'note_person',
    'comment_thread',
  ].map((table) => `UPDATE ${table} SET trash_id = NULL WHERE trash_id = $1`),
  // The same row may have been imported again meanwhile; that note keeps the fingerprint.
  `UPDATE note n SET trash_id = NULL, trashed_fingerprint = NULL, fingerprint = CASE
     WHEN EXISTS (SELECT FROM note o WHERE o.project_id = n.project_id AND o.fingerprint = n.trashed_fingerprint) THEN NULL ELSE n.trashed_fingerprint END WHERE trash_id = $1`,
];

interface Files {
  readonly shown: readonly Uuid[];
  readonly uploads: readonly Uuid[];
}

const ENTRY = `id, team_id AS "teamId", object_type AS "objectType", object_id AS "objectId", title, project_id AS "projectId", held, trashed_by AS "trashedBy", trashed_at AS "trashedAt"`;

/** The trash in PostgreSQL. Row-level security hides its rows everywhere except here and in the trash reader. */
export class PostgresTrashStore implements TrashStore {
  constructor(private readonly session: Session) {}

  async subject({ type, id }: TrashRef): Promise<Subject | null> {
    // Writers lock the document before its note or insight. The same order here avoids deadlocks.
    if (can('written', type)) await this.session.query('SELECT 1 FROM document WHERE id = $1 FOR UPDATE', [id]);
    return (await this.session.query<Subject>(SUBJECTS[type], [id]))[0] ?? null;
  }

  async put(entry: TrashEntry): Promise<Members> {
    const [held] = await this.session.query<DependentCounts>(DEPENDENT_COUNTS[entry.objectType], [entry.objectId]);
    await this.session.query(
      `INSERT INTO trash_entry (id, team_id, object_type, object_id, title, project_id, held, trashed_by, trashed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        entry.id,
        entry.teamId,
        entry.objectType,
        entry.objectId,
        entry.title,
        entry.projectId,
        JSON.stringify(held ?? {}),
        entry.trashedBy,
        entry.trashedAt,
      ],
    );
    const [members, files] = await withTrashShown(this.session, async () => {
      for (const statement of HIDE[entry.objectType]) await this.session.query(statement, [entry.id, entry.objectId]);
      return [await this.covered(entry.id), await this.filesOf(entry)] as const;
    });
    await this.hideFiles(entry.id, files);
    return members;
  }

  async find(entryId: Uuid): Promise<TrashEntry | null> {
    return (
      (
        await this.session.query<TrashEntry>(
          `SELECT ${ENTRY} FROM trash_entry WHERE id = $1 AND doomed_at IS NULL FOR UPDATE`,
          [entryId],
        )
      )[0] ?? null
    );
  }

  async accessTo(actor: Actor, { objectType, objectId, projectId }: TrashEntry): Promise<Access> {
    if (objectType === 'PERSON') return { ...NO_ACCESS, level: peopleLevel(actor, await peopleAccess(this.session)) };
    if (objectType === 'TAG_BOARD' && projectId === null) return { ...NO_ACCESS, level: workspaceContentLevel(actor) };
    if (objectType === 'CHANNEL') return accessToChannel(this.session, actor, objectId);
    const on =
      objectType === 'PROJECT_CATEGORY'
        ? ({ kind: 'folder', id: objectId } as const)
        : ({ kind: 'project', id: projectId ?? objectId } as const);
    return withTrashShown(this.session, () => new PostgresGrantStore(this.session).accessTo(actor, on));
  }

  containerInTrash({ objectType, objectId, projectId }: TrashEntry): Promise<string | null> {
    const [container, id] =
      objectType === 'CHANNEL'
        ? ['folder WHERE id = (SELECT folder_id FROM channel WHERE id = $1)', objectId]
        : ['project WHERE id = $1', projectId];
    return withTrashShown(this.session, async () => {
      const found = await this.session.query<{ title: string }>(
        `SELECT title FROM ${container} AND trash_id IS NOT NULL`,
        [id],
      );
      return found[0]?.title ?? null;
    });
  }

  members({ id }: TrashEntry): Promise<Members> {
    return withTrashShown(this.session, () => this.covered(id));
  }

  reparent({ objectType, objectId }: TrashEntry): Promise<Placed> {
    return withTrashShown(this.session, async () => {
      if (objectType === 'PROJECT') return reparentProject(this.session, objectId);
      return objectType === 'PROJECT_CATEGORY' ? reparentFolder(this.session, objectId) : null;
    });
  }

  stateOf(ref: TrashRef): Promise<string | null> {
    return stateOf(this.session, ref);
  }

  async restore(entry: TrashEntry): Promise<void> {
    const { id } = entry;
    await withTrashShown(this.session, async () => {
      for (const statement of SHOW) await this.session.query(statement, [id]);
      const { shown, uploads } = await this.filesOf(entry);
      // The document shows these files again, even if another entry hid them.
      await this.session.query('UPDATE file SET trash_id = NULL WHERE id = ANY ($1) AND trash_id IS NOT NULL', [
        [...shown, ...uploads],
      ]);
    });
    await this.session.query('DELETE FROM trash_entry WHERE id = $1', [id]);
  }

  async markForPurge(entryId: Uuid, at: Date): Promise<void> {
    await this.session.query('UPDATE trash_entry SET doomed_at = $2 WHERE id = $1', [entryId, at]);
  }

  async purge(entryId: Uuid, most: number, now: Date): ReturnType<TrashStore['purge']> {
    // The first deleted batch makes the entry incomplete: it is no longer listed and cannot be restored.
    const [entry] = await this.session.query<TrashEntry>(
      `UPDATE trash_entry SET doomed_at = coalesce(doomed_at, $2) WHERE id = $1 RETURNING ${ENTRY}`,
      [entryId, now],
    );
    return entry
      ? withTrashShown(this.session, () => purgeSome(this.session, entry, most, now))
      : { refs: [], left: false };
  }

  /** Files that a note or insight shows. Files of projects and folders are inaccessible without their grants. */
  private async filesOf({ objectType, objectId }: TrashEntry): Promise<Files> {
    if (!can('written', objectType)) return { shown: [], uploads: [] };
    return {
      shown: await filesShownBy(this.session, [objectId]),
      uploads: objectType === 'NOTE' ? await uploadsOf(this.session, objectId) : [],
    };
  }

  private async hideFiles(entryId: Uuid, { shown, uploads }: Files): Promise<void> {
    if (shown.length + uploads.length === 0) return;
    // When two documents are deleted concurrently, the second waits here and finds the first in the trash.
    await this.session.query('SELECT 1 FROM file WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [
      [...shown, ...uploads],
    ]);
    const hidden = [...(await unusedFiles(this.session, shown)), ...(await uploadsWithoutNotes(this.session, uploads))];
    await this.session.query('UPDATE file SET trash_id = $1 WHERE id = ANY ($2) AND trash_id IS NULL', [
      entryId,
      hidden,
    ]);
  }

  private async covered(entryId: Uuid): Promise<Members> {
    const idsIn = async (table: string) =>
      (
        await this.session.query<{ id: Uuid }>(`SELECT id FROM ${table} WHERE trash_id = $1 ORDER BY id`, [entryId])
      ).map(({ id }) => id);
    return { folders: await idsIn('folder'), projects: await idsIn('project'), tags: await idsIn('tag') };
  }
}
