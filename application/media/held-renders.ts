import type { Uuid } from '@evident/domain/kernel';
import {
  type Render,
  type Span,
  continuedRender,
  heldBackRender,
  isHeldBack,
  isRendering,
  usesSpans,
} from '@evident/domain/media';
import type { FileRecords } from '../files/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { RenderStore } from './render-store.ts';
import { renderChanged } from './start-render.ts';

export interface HeldRenderStores {
  readonly renders: RenderStore;
  readonly files: FileRecords;
  readonly outbox: Outbox;
}

/**
 * Holds back the renderings that use parts of a recording, finished ones too, until {@link continueRenders}. Returns
 * their results, which are made again.
 */
export async function holdBackRenders(
  { renders, outbox }: Pick<HeldRenderStores, 'renders' | 'outbox'>,
  fileId: Uuid,
  spans: readonly Span[],
  now: Date,
): Promise<Uuid[]> {
  const used = (await renders.using(fileId)).filter((render) => isOfUse(render) && usesSpans(render, fileId, spans));
  for (const render of used) {
    const held = heldBackRender(render, now);
    await renders.save(held);
    await outbox.announce(renderChanged(held));
  }
  return used.flatMap(({ resultFileId }) => (resultFileId === null ? [] : [resultFileId]));
}

const isOfUse = (render: Render): boolean => isRendering(render) || render.state === 'DONE' || isHeldBack(render);

/** Starts the renderings that waited for a recording, unless another one of theirs is withheld. */
export async function continueRenders({ renders, files, outbox }: HeldRenderStores, fileId: Uuid): Promise<void> {
  for (const render of (await renders.using(fileId)).filter(isHeldBack)) {
    const sources = [...new Set(render.plan.spans.map((span) => span.fileId))];
    const withheld = await Promise.all(sources.map((source) => files.isWithheld(source)));
    if (withheld.includes(true)) continue;
    const waiting = continuedRender(render);
    await renders.save(waiting);
    await outbox.announce(renderChanged(waiting));
  }
}
