import type { CanvasPlace, CanvasStore, OpenedCanvas, SavedCanvas } from '@evident/application/canvas/canvas-store';
import type { Canvas, CanvasDocument, CanvasTargets } from '@evident/domain/canvas';
import type { Uuid } from '@evident/domain/kernel';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { canvasEntity } from './entities.ts';
import { OpenCanvas, begun } from './live-canvas.ts';

interface LiveRow {
  readonly liveId: Uuid;
  readonly stateSeq: string;
  readonly lastSeq: string;
  readonly derivedSeq: string;
}

/** Updates after which they are folded into the base state. */
const FOLD_AFTER = 200;

/** Canvases in PostgreSQL: the document that readers see, and its live history as base state and updates. */
export class PostgresCanvasStore implements CanvasStore {
  constructor(private readonly session: Session) {}

  async find(id: Uuid): Promise<Canvas | null> {
    const canvas = await this.session.manager.findOne(canvasEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!canvas) return null;
    const row = await this.live(id);
    if (row.derivedSeq === row.lastSeq) return canvas;
    return { ...canvas, document: new OpenCanvas(await this.updates(id)).read() };
  }

  countIn(projectId: Uuid): Promise<number> {
    return this.session.manager.countBy(canvasEntity, { projectId });
  }

  async countTargets(projectId: Uuid, { highlights, insights, notes }: CanvasTargets): Promise<number> {
    const [row] = await this.session.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM highlight WHERE id = ANY($2::uuid[]) AND project_id = $1)::int
            + (SELECT count(*) FROM insight WHERE id = ANY($3::uuid[]) AND project_id = $1)::int
            + (SELECT count(*) FROM note WHERE id = ANY($4::uuid[]) AND project_id = $1)::int AS count`,
      [projectId, highlights, insights, notes],
    );
    return row!.count;
  }

  async add(canvas: Canvas): Promise<void> {
    await upsertMany(this.session.manager, canvasEntity, [canvas]);
  }

  async save(canvas: Canvas, by: Uuid): Promise<SavedCanvas> {
    const { id, title, document, updatedAt } = canvas;
    const row = await this.live(id);
    const updates = await this.updates(id);
    const update = updates.length === 0 ? null : new OpenCanvas(updates).write(document);
    // Counts also without a history: a document that changes otherwise forgets it.
    const seq = (update && (await this.put(id, update, by))) ?? Number(row.lastSeq) + 1;
    await this.session.query('UPDATE canvas SET title = $2, updated_at = $3 WHERE id = $1', [id, title, updatedAt]);
    await this.saveDocument(id, document, seq);
    return { liveId: row.liveId, update };
  }

  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(canvasEntity, { id });
  }

  async place(id: Uuid): Promise<CanvasPlace | null> {
    const [row] = await this.session.query<CanvasPlace>(
      'SELECT project_id AS "projectId", live_id AS "liveId", derived_seq < last_seq AS behind FROM canvas WHERE id = $1',
      [id],
    );
    return row ?? null;
  }

  async open(id: Uuid): Promise<OpenedCanvas> {
    const row = await this.live(id);
    const updates = await this.updates(id);
    if (updates.length > 0) return { liveId: row.liveId, updates };
    const canvas = await this.session.manager.findOneByOrFail(canvasEntity, { id });
    const state = begun(canvas.document);
    await this.saveState(id, state, Number(row.lastSeq));
    return { liveId: row.liveId, updates: [state] };
  }

  async append(id: Uuid, liveId: Uuid, update: Uint8Array, by: Uuid): Promise<boolean> {
    return (await this.put(id, update, by, liveId)) !== null;
  }

  async derive(id: Uuid): Promise<Uuid | null> {
    const row = await this.live(id);
    if (row.derivedSeq === row.lastSeq) return null;
    const [last] = await this.session.query<{ by: Uuid | null }>(
      'SELECT by FROM canvas_update WHERE canvas_id = $1 ORDER BY seq DESC LIMIT 1',
      [id],
    );
    const open = new OpenCanvas(await this.updates(id));
    await this.saveDocument(id, open.read(), Number(row.lastSeq));
    await this.session.query('UPDATE canvas SET updated_at = now() WHERE id = $1', [id]);
    if (Number(row.lastSeq) - Number(row.stateSeq) > FOLD_AFTER)
      await this.saveState(id, open.whole(), Number(row.lastSeq));
    return last?.by ?? null;
  }

  private async live(id: Uuid): Promise<LiveRow> {
    const [row] = await this.session.query<LiveRow>(
      `SELECT live_id AS "liveId", state_seq AS "stateSeq", last_seq AS "lastSeq", derived_seq AS "derivedSeq" FROM canvas WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row!;
  }

  private async updates(id: Uuid): Promise<readonly Uint8Array[]> {
    const rows = await this.session.query<{ data: Buffer }>(
      `SELECT data FROM (SELECT -1 AS seq, state AS data FROM canvas WHERE id = $1 AND state IS NOT NULL UNION ALL SELECT seq, data FROM canvas_update WHERE canvas_id = $1) u ORDER BY seq`,
      [id],
    );
    return rows.map(({ data }) => data);
  }

  private async put(id: Uuid, update: Uint8Array, by: Uuid, liveId: Uuid | null = null): Promise<number | null> {
    const [row] = await this.session.query<{ seq: string }>(
      `WITH next AS (UPDATE canvas SET last_seq = last_seq + 1 WHERE id = $1 AND live_id = coalesce($5::uuid, live_id) RETURNING last_seq)
       INSERT INTO canvas_update (canvas_id, seq, team_id, data, by) SELECT $1, last_seq, $2, $3, $4 FROM next RETURNING seq`,
      [id, this.session.teamId, update, by, liveId],
    );
    return row ? Number(row.seq) : null;
  }

  private async saveDocument(id: Uuid, document: CanvasDocument, seq: number): Promise<void> {
    await this.session.query(
      'UPDATE canvas SET document = $2, derived_seq = $3, last_seq = greatest(last_seq, $3) WHERE id = $1',
      [id, JSON.stringify(document), seq],
    );
  }

  private async saveState(id: Uuid, state: Uint8Array, seq: number): Promise<void> {
    await this.session.query('UPDATE canvas SET state = $2, state_seq = $3 WHERE id = $1', [id, state, seq]);
    await this.session.query('DELETE FROM canvas_update WHERE canvas_id = $1 AND seq <= $2', [id, seq]);
  }
}

/** Forgets the histories of all canvases of the workspace, for redaction and erasure. Open rooms close. */
export async function forgetCanvasHistories(session: Session): Promise<void> {
  // Changes that are being stored wait, or are stored before.
  const rows = await session.query<{ id: Uuid }>('SELECT id FROM canvas ORDER BY id FOR UPDATE');
  const store = new PostgresCanvasStore(session);
  for (const { id } of rows) {
    if ((await store.place(id))?.behind) await store.derive(id);
    await session.query(
      `UPDATE canvas SET live_id = gen_random_uuid(), state = NULL, state_seq = last_seq WHERE id = $1 AND (state IS NOT NULL OR EXISTS (SELECT FROM canvas_update WHERE canvas_id = $1))`,
      [id],
    );
    await session.query('DELETE FROM canvas_update WHERE canvas_id = $1', [id]);
  }
}
