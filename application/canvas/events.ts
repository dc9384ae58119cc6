import type { Canvas } from '@evident/domain/canvas';
import type { DomainEvent } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';

const about =
  (name: 'canvas:changed' | 'canvas:removed') =>
  ({ teamId, userId: by }: Actor, { id: canvasId, projectId }: Pick<Canvas, 'id' | 'projectId'>): DomainEvent => ({
    name,
    teamId,
    payload: { canvasId, projectId, by },
  });

export const canvasChanged = about('canvas:changed');
export const canvasRemoved = about('canvas:removed');
