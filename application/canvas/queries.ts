import type { CanvasSummary } from '@evident/domain/canvas';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { CanvasReader } from './canvas-reader.ts';

/** Lists the canvases of a project, newest first. */
export class ListCanvases extends Query<Page<CanvasSummary>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListCanvasesHandler = answeredBy(({ actor, projectId, page }: ListCanvases, canvases: CanvasReader) =>
  canvases.list(actor, projectId, page),
);
