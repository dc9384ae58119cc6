import type { WrappedProject, WrapSource, WrapStore } from '@evident/application/wraps/wrap-store';
import { type RichNode, type Speakers, layOut } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import { type EmergingTheme, type Wrap, type WrapPeriod, periodBefore } from '@evident/domain/wraps';
import { IsNull } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { wrapEntity } from './entities.ts';
import { type HighlightRow, highlightSource } from './highlight-source.ts';

/** Texts of notes longer than this in UTF-16 units are not read for a wrap. */
const TEXT_MAX = 200_000;

export class PostgresWrapStore implements WrapStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Wrap | null> {
    return this.session.manager.findOne(wrapEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  async save(...wraps: Wrap[]): Promise<void> {
    await upsertMany(this.session.manager, wrapEntity, wraps);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(wrapEntity, { id });
  }
  async hasWeekly(projectId: Uuid | null, since: Date): Promise<boolean> {
    return (
      (await this.session.manager.countBy(wrapEntity, { projectId: projectId ?? IsNull(), since, weekly: true })) > 0
    );
  }
  async wasWeeklyDeleted(since: Date): Promise<boolean> {
    const rows = await this.session.query(
      `SELECT FROM undo_entry WHERE kind = 'wrap:changes' AND project_id IS NULL AND undone_at IS NULL AND jsonb_typeof(before -> 'after') = 'null'
         AND before -> 'before' @> '{"weekly": true}' AND (before #>> '{before,since,$date}')::timestamptz = $1 LIMIT 1`,
      [since],
    );
    return rows.length > 0;
  }
  partsOf(wrapId: Uuid): Promise<Wrap[]> {
    return this.session.manager.find(wrapEntity, { where: { partOf: wrapId }, order: { title: 'ASC', id: 'ASC' } });
  }

  async projectTitle(projectId: Uuid): Promise<string | null> {
    const [row] = await this.session.query<{ title: string }>('SELECT title FROM project WHERE id = $1', [projectId]);
    return row?.title ?? null;
  }
  activeProjects({ since, until }: WrapPeriod): Promise<WrappedProject[]> {
    return this.session.query(
      `SELECT p.id, p.title FROM project p WHERE p.status = 'active'
         AND (EXISTS (SELECT FROM highlight h WHERE h.project_id = p.id AND h.lost_at IS NULL AND h.created_at >= $1 AND h.created_at < $2)
           OR EXISTS (SELECT FROM note n WHERE n.project_id = p.id AND n.archived_at IS NULL AND n.created_at >= $1 AND n.created_at < $2))
       ORDER BY lower(p.title), p.id`,
      [since, until],
    );
  }

  async highlightsOf(projectId: Uuid, { since, until }: WrapPeriod, most: number): Promise<WrapSource[]> {
    const rows = await this.session.query<HighlightRow>(
      `SELECT h.id, h.note_id AS "noteId", h.project_id AS "projectId", h.text, n.title, p.title AS "projectTitle", h.file_id AS "fileId",
         h.start_ms AS "startMs", h.end_ms AS "endMs", names_of(d.speakers, h.speakers) AS speakers,
         ARRAY(SELECT ht.tag_id FROM highlight_tag ht JOIN tag t ON t.id = ht.tag_id WHERE ht.highlight_id = h.id ORDER BY ht.tag_id) AS "tagIds"
       FROM highlight h JOIN note n ON n.id = h.note_id JOIN document d ON d.id = n.id JOIN project p ON p.id = h.project_id
       WHERE h.project_id = $1 AND h.created_at >= $2 AND h.created_at < $3 AND h.lost_at IS NULL AND n.archived_at IS NULL AND btrim(h.text) <> ''
       ORDER BY h.created_at DESC, h.id DESC LIMIT $4`,
      [projectId, since, until, most],
    );
    return rows.map(highlightSource);
  }

  async notesOf(projectId: Uuid, { since, until }: WrapPeriod, most: number): Promise<WrapSource[]> {
    const rows = await this.session.query<NoteRow>(
      `SELECT n.id, n.project_id AS "projectId", n.title, p.title AS "projectTitle", d.content, d.speakers
       FROM note n JOIN document d ON d.id = n.id JOIN project p ON p.id = n.project_id
       WHERE n.project_id = $1 AND n.created_at >= $2 AND n.created_at < $3 AND n.archived_at IS NULL AND length(d.text) <= ${TEXT_MAX} AND btrim(d.text) <> ''
       ORDER BY n.created_at DESC, n.id DESC LIMIT $4`,
      [projectId, since, until, most],
    );
    return rows.map(({ content, speakers, ...note }) => {
      const { text, blocks } = layOut(content);
      const named = blocks.map(({ speaker, ...block }) => {
        const name = speaker === null ? null : (speakers[speaker] ?? null);
        return { ...withoutNode(block), speaker: name };
      });
      return { ...note, key: note.id, type: 'note', parentId: null, text, blocks: named, tagIds: [] };
    });
  }

  tagCounts(projectId: Uuid, period: WrapPeriod): Promise<EmergingTheme[]> {
    return this.session.query(
      `SELECT t.id, t.title, count(*) FILTER (WHERE h.created_at < $3)::int AS "previousCount", count(*) FILTER (WHERE h.created_at >= $3)::int AS "currentCount"
       FROM tag t JOIN highlight_tag ht ON ht.tag_id = t.id JOIN highlight h ON h.id = ht.highlight_id
       WHERE t.project_id = $1 AND h.created_at >= $2 AND h.created_at < $4 AND h.lost_at IS NULL GROUP BY t.id`,
      [projectId, periodBefore(period).since, period.since, period.until],
    );
  }
}

interface NoteRow {
  readonly id: Uuid;
  readonly projectId: Uuid;
  readonly title: string;
  readonly projectTitle: string;
  readonly content: RichNode;
  /** Names by the ids in the content. */
  readonly speakers: Speakers;
}

const withoutNode = ({
  start,
  end,
  startMs,
  endMs,
  fileId,
}: Omit<ReturnType<typeof layOut>['blocks'][number], 'speaker'>) => ({
  start,
  end,
  startMs,
  endMs,
  fileId,
});
