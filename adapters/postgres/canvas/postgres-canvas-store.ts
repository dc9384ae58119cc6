import type { CanvasStore } from '@evident/application/canvas/canvas-store';
import type { Canvas, CanvasTargets } from '@evident/domain/canvas';
import type { Uuid } from '@evident/domain/kernel';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { canvasEntity } from './entities.ts';

export class PostgresCanvasStore implements CanvasStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Canvas | null> {
    return this.session.manager.findOne(canvasEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
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
  async save(canvas: Canvas): Promise<void> {
    await upsertMany(this.session.manager, canvasEntity, [canvas]);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(canvasEntity, { id });
  }
}
