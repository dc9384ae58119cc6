import type { SearchRef } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import { KINDS, type KindThat, type TypeThat } from '@evident/domain/kinds';
import type { TrashEntry } from '@evident/domain/trash';
import { forgetSources } from '../ai/text-sources.ts';
import { forgetReferences } from '../people/forget-references.ts';
import type { Session } from '../session.ts';
import { filesShownBy, unusedFiles } from './shown-files.ts';

interface Purged {
  readonly refs: readonly SearchRef[];
  readonly left: boolean;
}

/**
 * Deletes one batch of an entry, with the trash shown. The entry itself is deleted last, so an interrupted purge
 * resumes.
 */
export async function purgeSome(session: Session, entry: TrashEntry, most: number, now: Date): Promise<Purged> {
  const purge = new Purge(session, most, now);
  switch (entry.objectType) {
    case 'NOTE':
      await purge.notes([entry.objectId]);
      break;
    case 'INSIGHT':
      await purge.insights([entry.objectId]);
      break;
    case 'AI_DOC':
      await purge.docs('id = $1', entry.objectId);
      break;
    case 'CHANNEL':
      if (await purge.channel(entry.objectId)) return { refs: purge.refs, left: true };
      break;
    case 'TAG_BOARD':
      await purge.boards('id = $1', entry.objectId);
      break;
    case 'PERSON':
      await purge.person(entry.objectId);
      break;
    case 'PROJECT':
      if (await purge.project(entry.objectId)) return { refs: purge.refs, left: true };
      break;
    case 'PROJECT_CATEGORY':
      for (const projectId of await purge.ids('SELECT id FROM project WHERE trash_id = $1', entry.id)) {
        await purge.project(projectId);
        return { refs: purge.refs, left: true };
      }
      for (const channelId of await purge.ids('SELECT id FROM channel WHERE trash_id = $1', entry.id)) {
        await purge.channel(channelId);
        return { refs: purge.refs, left: true };
      }
      await purge.folders(entry.id);
  }
  await session.query('DELETE FROM trash_entry WHERE id = $1', [entry.id]);
  return { refs: purge.refs, left: false };
}

class Purge {
  readonly refs: SearchRef[] = [];

  constructor(
    private readonly session: Session,
    private readonly most: number,
    private readonly now: Date,
  ) {}

  async ids(sql: string, ...parameters: unknown[]): Promise<Uuid[]> {
    return (await this.session.query<{ id: Uuid }>(sql, parameters)).map(({ id }) => id);
  }

  /** @param withProject all files of the project follow, so its other documents need not be searched for them */
  async notes(noteIds: readonly Uuid[], withProject = false): Promise<void> {
    const highlights = await this.ids('SELECT id FROM highlight WHERE note_id = ANY ($1)', noteIds);
    await forgetSources(this.session, noteIds);
    await this.summaries(noteIds);
    this.forget('NOTE', noteIds);
    this.forget('HIGHLIGHT', highlights);
    await this.unlink('highlight', highlights);
    await this.documents('note', noteIds, withProject);
  }

  async insights(insightIds: readonly Uuid[], withProject = false): Promise<void> {
    this.forget('INSIGHT', insightIds);
    await forgetSources(this.session, insightIds);
    await this.summaries(insightIds);
    await this.documents('insight', insightIds, withProject);
  }

  /** With all texts that were generated for them. */
  async docs(where: string, value: Uuid): Promise<void> {
    const docs = await this.session.query<{ id: Uuid; texts: Uuid[] }>(`SELECT id, texts FROM ai_doc WHERE ${where}`, [
      value,
    ]);
    const ids = docs.map(({ id }) => id);
    const shown = await filesShownBy(this.session, ids);
    // In the order in which docs are filled, which avoids deadlocks.
    await this.session.query('DELETE FROM ai_text WHERE id = ANY ($1)', [docs.flatMap(({ texts }) => texts)]);
    await this.session.query('DELETE FROM document WHERE id = ANY ($1)', [ids]);
    await this.session.query('DELETE FROM ai_doc WHERE id = ANY ($1)', [ids]);
    await this.files(await unusedFiles(this.session, shown));
  }

  /** With their texts, also the edited ones and those that an undo could bring back. */
  private async summaries(targetIds: readonly Uuid[]): Promise<void> {
    await this.session.query(
      `WITH gone AS (DELETE FROM summary WHERE target_id = ANY ($1) RETURNING text_id, edited_text_id),
         undone AS (DELETE FROM undo_entry WHERE kind = 'summary:changed' AND (before -> 'before' ->> 'targetId' = ANY ($1::text[]) OR before -> 'after' ->> 'targetId' = ANY ($1::text[])) RETURNING before),
         texts AS (SELECT unnest(ARRAY[text_id, edited_text_id])::text AS id FROM gone
           UNION ALL SELECT s.value ->> t.key FROM undone u CROSS JOIN jsonb_each(u.before) s CROSS JOIN (VALUES ('textId'), ('editedTextId')) t (key)
           WHERE jsonb_typeof(s.value) = 'object')
       DELETE FROM ai_text t USING texts g WHERE t.id = g.id::uuid`,
      [targetIds],
    );
  }

  /** Links to notes follow by themselves. */
  async person(personId: Uuid): Promise<void> {
    this.forget('PERSON', [personId]);
    for (const table of ['field_value', 'fielded_object'])
      await this.session.query(`DELETE FROM ${table} WHERE object_id = $1`, [personId]);
    await forgetReferences(this.session, personId);
    await this.session.query('DELETE FROM comment_thread WHERE person_id = $1', [personId]);
    await this.session.query('DELETE FROM person WHERE id = $1', [personId]);
  }

  async boards(where: string, value: Uuid): Promise<void> {
    const boards = await this.ids(`SELECT id FROM tag_board WHERE ${where}`, value);
    const tags = await this.ids(
      'DELETE FROM tag WHERE tag_group_id IN (SELECT id FROM tag_group WHERE tag_board_id = ANY ($1)) RETURNING id',
      boards,
    );
    this.forget('TAG', tags);
    await forgetSources(this.session, tags);
    await this.summaries(tags);
    await this.session.query('DELETE FROM tag_board WHERE id = ANY ($1)', [boards]);
  }

  /** Returns whether anything is left for another batch. */
  async project(projectId: Uuid): Promise<boolean> {
    const notes = await this.ids('SELECT id FROM note WHERE project_id = $1 LIMIT $2', projectId, this.most);
    if (notes.length > 0) return this.notes(notes, true).then(() => true);
    const insights = await this.ids('SELECT id FROM insight WHERE project_id = $1 LIMIT $2', projectId, this.most);
    if (insights.length > 0) return this.insights(insights, true).then(() => true);
    await this.session.query('DELETE FROM import_run WHERE project_id = $1', [projectId]);
    const files = await this.ids('SELECT id FROM file WHERE project_id = $1 LIMIT $2', projectId, this.most);
    if (files.length > 0) return this.files(files).then(() => true);
    await this.boards('project_id = $1', projectId);
    await this.docs('project_id = $1', projectId);
    // Other texts and summaries of the project follow by themselves.
    await this.summaries([projectId]);
    await this.session.query('DELETE FROM trash_entry WHERE project_id = $1', [projectId]);
    await this.session.query(`DELETE FROM trash_entry WHERE object_type = 'PROJECT' AND object_id = $1`, [projectId]);
    this.forget('PROJECT', [projectId]);
    await this.documents('project', [projectId], true);
    return false;
  }

  /** Data points first, in batches. @returns whether some are left */
  async channel(channelId: Uuid): Promise<boolean> {
    const gone = await this.ids(
      'DELETE FROM data_point WHERE channel_id = $1 AND id IN (SELECT id FROM data_point WHERE channel_id = $1 LIMIT $2) RETURNING id',
      channelId,
      this.most,
    );
    this.forget('CHANNEL_DATAPOINT', gone);
    await forgetSources(this.session, gone);
    if (gone.length > 0) return true;
    this.forget('THEME', await this.ids('SELECT id FROM theme WHERE channel_id = $1', channelId));
    this.forget('CHANNEL', [channelId]);
    await this.session.query('DELETE FROM channel WHERE id = $1', [channelId]);
    await this.session.query(`DELETE FROM trash_entry WHERE object_type = 'CHANNEL' AND object_id = $1`, [channelId]);
    return false;
  }

  /** Projects deleted earlier from these folders stay in the trash and move to the nearest remaining folder. Channels go with their folder, whose access is theirs. */
  async folders(entryId: Uuid): Promise<void> {
    const folders = await this.ids(
      'SELECT id FROM folder WHERE trash_id = $1 ORDER BY cardinality(path) DESC',
      entryId,
    );
    for (const folderId of folders) {
      await this.session.query(
        'UPDATE project SET folder_id = (SELECT parent_id FROM folder WHERE id = $1) WHERE folder_id = $1',
        [folderId],
      );
      await this.session.query(
        'UPDATE folder SET path = array_remove(path, $1::uuid), parent_id = CASE WHEN parent_id = $1 THEN (SELECT parent_id FROM folder WHERE id = $1) ELSE parent_id END WHERE path @> ARRAY[$1::uuid] AND id <> $1',
        [folderId],
      );
      for (const channelId of await this.ids('SELECT id FROM channel WHERE folder_id = $1', folderId))
        while (await this.channel(channelId));
      await this.marks('PROJECT_CATEGORY', [folderId]);
      await this.session.query('DELETE FROM folder WHERE id = $1', [folderId]);
    }
    this.forget('PROJECT_CATEGORY', folders);
  }

  private forget(type: SearchRef['type'], ids: readonly Uuid[]): void {
    this.refs.push(...ids.map((id) => ({ type, id })));
  }

  private async documents(
    kind: KindThat<'written'> | 'project',
    ids: readonly Uuid[],
    withProject: boolean,
  ): Promise<void> {
    const shown = withProject ? [] : await filesShownBy(this.session, ids);
    const { type, table } = KINDS[kind];
    await this.unlink(kind, ids);
    await this.marks(type, ids);
    await this.session.query('DELETE FROM contribution WHERE object_id = ANY ($1)', [ids]);
    for (const table of ['field_value', 'fielded_object'])
      await this.session.query(`DELETE FROM ${table} WHERE object_id = ANY ($1)`, [ids]);
    await this.session.query('DELETE FROM document WHERE id = ANY ($1)', [ids]);
    await this.session.query(`DELETE FROM ${table} WHERE id = ANY ($1)`, [ids]);
    await this.files(await unusedFiles(this.session, shown));
  }

  /** The next cleanup of unowned bytes deletes their bytes. */
  private async files(ids: readonly Uuid[]): Promise<void> {
    if (ids.length === 0) return;
    await this.session.query(
      'INSERT INTO unowned_bytes (file_id, since) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING',
      [ids, this.now],
    );
    await this.session.query('DELETE FROM file WHERE id = ANY ($1)', [ids]);
  }

  private async unlink(objectType: KindThat<'shared'>, ids: readonly Uuid[]): Promise<void> {
    await this.session.query('DELETE FROM share_link WHERE object_type = $1 AND object_id = ANY ($2)', [
      objectType,
      ids,
    ]);
  }

  private async marks(objectType: TypeThat<'starred'>, ids: readonly Uuid[]): Promise<void> {
    for (const table of ['star', 'visit', 'follow'])
      await this.session.query(`DELETE FROM ${table} WHERE object_type = $1 AND object_id = ANY ($2)`, [
        objectType,
        ids,
      ]);
  }
}
