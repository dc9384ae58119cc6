import { by, event, id } from '../event-kinds/index.ts';

const canvas = { type: 'CANVAS', id: 'canvasId' } as const;

export const CANVAS_EVENTS = {
  'canvas:changed': event(canvas, 'a canvas is created, changed or restored', { canvasId: id, projectId: id, by }),
  'canvas:removed': event(canvas, 'a canvas is deleted', { canvasId: id, projectId: id, by }),
} as const;
