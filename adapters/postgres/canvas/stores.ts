import type { Session } from '../session.ts';
import { canvasEntity } from './entities.ts';
import { PostgresCanvasStore } from './postgres-canvas-store.ts';

export const canvasEntities = [canvasEntity];

export const canvasStores = {
  canvases: (session: Session) => new PostgresCanvasStore(session),
};
