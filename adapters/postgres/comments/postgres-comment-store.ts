import type {
  CommentAnchor,
  CommentStore,
  MentionedMember,
  StoredAnchor,
} from '@evident/application/comments/comment-store';
import type { Comment, Commented, CommentedPlace, CommentThread, LinkedObject } from '@evident/domain/comments';
import type { Uuid } from '@evident/domain/kernel';
import type { PeopleAccess } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { peopleAccess } from '../people/people-access.ts';
import { canSee, canSeeObject } from '../permissions/visible-object.ts';
import { db } from '../queries.ts';
import type { Session } from '../session.ts';
import { narrowedThreads } from './seen-threads.ts';

/** Where each type of object is; `$1` is the object. */
const PLACES: Record<Commented['type'], string> = {
  NOTE: `SELECT project_id AS "projectId", id AS "noteId", NULL AS "insightId", NULL AS "highlightId", NULL AS "personId", archived_at IS NOT NULL AS archived FROM note WHERE id = $1`,
  INSIGHT: `SELECT project_id AS "projectId", NULL AS "noteId", id AS "insightId", NULL AS "highlightId", NULL AS "personId", archived_at IS NOT NULL AS archived FROM insight WHERE id = $1`,
  HIGHLIGHT: `SELECT h.project_id AS "projectId", h.note_id AS "noteId", NULL AS "insightId", h.id AS "highlightId", NULL AS "personId", n.archived_at IS NOT NULL AS archived FROM highlight h JOIN note n ON n.id = h.note_id WHERE h.id = $1`,
  PERSON: `SELECT NULL AS "projectId", NULL AS "noteId", NULL AS "insightId", NULL AS "highlightId", id AS "personId", false AS archived FROM person WHERE id = $1`,
};

const THREAD = `id, team_id AS "teamId", object_type AS "objectType", object_id AS "objectId", project_id AS "projectId", note_id AS "noteId", insight_id AS "insightId", highlight_id AS "highlightId", person_id AS "personId",
  resolved_at AS "resolvedAt", resolved_by AS "resolvedBy", created_by AS "createdBy", created_at AS "createdAt", updated_at AS "updatedAt"`;

const COMMENT = `id, team_id AS "teamId", thread_id AS "threadId", author_id AS "authorId", text, version, created_at AS "createdAt", edited_at AS "editedAt", deleted_at AS "deletedAt"`;

/** Comments in PostgreSQL. Row-level security hides the rows of other teams and those in the trash. */
export class PostgresCommentStore implements CommentStore {
  constructor(private readonly session: Session) {}

  async placeOf({ type, id }: Commented): Promise<(CommentedPlace & { archived: boolean }) | null> {
    const [row] = await this.session.query<CommentedPlace & { archived: boolean }>(PLACES[type], [id]);
    return row ?? null;
  }

  peopleAccess(): Promise<PeopleAccess> {
    return peopleAccess(this.session);
  }

  async published(insightId: Uuid, quote: string): Promise<boolean> {
    const [row] = await this.session.query<{ shown: boolean }>(
      `SELECT s.id IS NULL OR strpos(s.text, $2) > 0 AS shown FROM insight i LEFT JOIN insight_publication s ON s.id = i.publication_id WHERE i.id = $1`,
      [insightId, quote],
    );
    return row?.shown ?? false;
  }

  async thread(threadId: Uuid): Promise<CommentThread | null> {
    const sql = `SELECT ${THREAD} FROM comment_thread WHERE id = $1 FOR NO KEY UPDATE`;
    return (await this.session.query<CommentThread>(sql, [threadId]))[0] ?? null;
  }

  async quoteOf(threadId: Uuid): Promise<string | null> {
    const sql = 'SELECT quote FROM comment_thread WHERE id = $1';
    return (await this.session.query<{ quote: string | null }>(sql, [threadId]))[0]?.quote ?? null;
  }

  async documentOf(threadId: Uuid): Promise<Uuid | null> {
    const sql = 'SELECT coalesce(note_id, insight_id) AS id FROM comment_thread WHERE id = $1';
    return (await this.session.query<{ id: Uuid | null }>(sql, [threadId]))[0]?.id ?? null;
  }

  async countThreads({ noteId, insightId, personId }: CommentedPlace): Promise<number> {
    const [row] = await this.session.query<{ threads: number }>(
      'SELECT count(*)::int AS threads FROM comment_thread WHERE note_id = $1 OR insight_id = $2 OR person_id = $3',
      [noteId, insightId, personId],
    );
    return row!.threads;
  }

  async createThread(thread: CommentThread, anchor: CommentAnchor | null): Promise<void> {
    await this.session.query(
      `INSERT INTO comment_thread (id, team_id, object_type, object_id, project_id, note_id, insight_id, highlight_id, person_id, created_by, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [
        thread.id,
        thread.teamId,
        thread.objectType,
        thread.objectId,
        thread.projectId,
        thread.noteId,
        thread.insightId,
        thread.highlightId,
        thread.personId,
        thread.createdBy,
        thread.createdAt,
      ],
    );
    if (anchor) await this.anchor(thread.id, anchor, thread.createdAt);
  }

  async saveThread({ id, resolvedAt, resolvedBy, updatedAt }: CommentThread): Promise<void> {
    await this.session.query(
      'UPDATE comment_thread SET resolved_at = $2, resolved_by = $3, updated_at = $4 WHERE id = $1',
      [id, resolvedAt, resolvedBy, updatedAt],
    );
  }

  async anchor(threadId: Uuid, { place, relative }: CommentAnchor, at: Date): Promise<void> {
    await this.session.query(
      `UPDATE comment_thread SET quote = $2, before = $3, after = $4, start_at = $5, end_at = $6, relative_start = $7, relative_end = $8, lost_at = NULL, moved_at = $9 WHERE id = $1`,
      [
        threadId,
        place.text,
        place.before,
        place.after,
        place.start,
        place.end,
        Buffer.from(relative.start),
        Buffer.from(relative.end),
        at,
      ],
    );
  }

  async anchorOf(threadId: Uuid): Promise<StoredAnchor | null> {
    const [row] = await this.session.query<StoredAnchor>(
      `SELECT quote, before, after, start_at AS start, end_at AS "end", encode(relative_start, 'base64') AS "relativeStart", encode(relative_end, 'base64') AS "relativeEnd", lost_at::text AS "lostAt"
       FROM comment_thread WHERE id = $1 AND quote IS NOT NULL`,
      [threadId],
    );
    return row ?? null;
  }

  async restoreAnchor(threadId: Uuid, anchor: StoredAnchor, at: Date): Promise<void> {
    const { quote, before, after, start, end, relativeStart, relativeEnd, lostAt } = anchor;
    await this.session.query(
      `UPDATE comment_thread SET quote = $2, before = $3, after = $4, start_at = $5, end_at = $6, relative_start = decode($7, 'base64'), relative_end = decode($8, 'base64'), lost_at = $9, moved_at = $10 WHERE id = $1`,
      [threadId, quote, before, after, start, end, relativeStart, relativeEnd, lostAt, at],
    );
  }

  async comment(commentId: Uuid): Promise<Comment | null> {
    return (await this.session.query<Comment>(`SELECT ${COMMENT} FROM comment WHERE id = $1`, [commentId]))[0] ?? null;
  }

  commentsOf(threadId: Uuid): Promise<Pick<Comment, 'id' | 'authorId'>[]> {
    return this.session.query(
      'SELECT id, author_id AS "authorId" FROM comment WHERE thread_id = $1 AND deleted_at IS NULL ORDER BY created_at, id',
      [threadId],
    );
  }

  async forgetNotices(commentId: Uuid): Promise<Uuid[]> {
    const gone = await this.session.query<{ id: Uuid }>(
      'DELETE FROM notification WHERE comment_id = $1 RETURNING member_id AS id',
      [commentId],
    );
    return [...new Set(gone.map(({ id }) => id))];
  }
  async save({ id, teamId, threadId, authorId, text, createdAt, editedAt, deletedAt }: Comment): Promise<void> {
    await this.session.query(
      `INSERT INTO comment (id, team_id, thread_id, author_id, text, created_at, edited_at, deleted_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE SET text = excluded.text, edited_at = excluded.edited_at, deleted_at = excluded.deleted_at`,
      [id, teamId, threadId, authorId, text, createdAt, editedAt, deletedAt],
    );
  }

  async members(memberIds: readonly Uuid[]): Promise<MentionedMember[]> {
    if (memberIds.length === 0) return [];
    const rows = await this.session.query<Omit<Actor, 'teamId' | 'scopes'> & { name: string }>(
      `SELECT m.id AS "userId", m.name, m.role, m.workspace_admin AS "workspaceAdmin", ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id) AS "groupIds"
       FROM member m WHERE m.id = ANY ($1) AND m.removed_at IS NULL AND m.suspended_at IS NULL`,
      [memberIds],
    );
    return rows.map(({ name, ...member }) => ({
      name,
      actor: { ...member, teamId: this.session.teamId, scopes: ['read'] },
    }));
  }

  sees(actor: Actor, { type, id }: LinkedObject): Promise<boolean> {
    return type === 'TAG'
      ? canSee(this.session, actor, db.selectFrom('tag as x').select('x.id').where('x.id', '=', id))
      : canSeeObject(this.session, actor, type, id);
  }

  async markRead(actor: Actor, threadIds: readonly Uuid[]): Promise<void> {
    const seen = await narrowedThreads(this.session, actor, threadIds);
    await this.session.query(
      `INSERT INTO comment_read (team_id, member_id, thread_id, read_at)
       SELECT $1, $2, c.thread_id, max(c.created_at) FROM comment c WHERE c.thread_id = ANY ($3) GROUP BY c.thread_id
       ON CONFLICT (member_id, thread_id) DO UPDATE SET read_at = greatest(comment_read.read_at, excluded.read_at)`,
      [this.session.teamId, actor.userId, seen],
    );
  }
}
