import { isSameJson, type Uuid } from '@evident/domain/kernel';
import {
  type Render,
  cancelledRender,
  heldBackRender,
  isHeldBack,
  isRenderable,
  isRendering,
  newRender,
} from '@evident/domain/media';
import type { FileRecords } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { type RenderStore, renderChanged } from '../media/index.ts';
import type { ClipSubject, ClipSubjects } from './clip-subjects.ts';

export interface ClipStores {
  readonly renders: RenderStore;
  readonly clips: ClipSubjects;
  readonly files: Pick<FileRecords, 'isWithheld'>;
  readonly outbox: Outbox;
}

/**
 * Renders what has no clip of its current seconds, and cancels renderings of former ones. While a recording is being
 * redacted, the rendering waits for the redacted version.
 */
export async function keepClips(
  { renders, clips, files, outbox }: ClipStores,
  tools: { readonly ids: Ids; readonly clock: Clock },
  teamId: Uuid,
  subjects: readonly ClipSubject[],
): Promise<void> {
  for (const { type, id, projectId, name, spans, video, createdBy } of subjects) {
    await clips.lock(id);
    const plan = { spans, video };
    const fits = (render: Render) => isSameJson(render.plan, plan);
    const known = await renders.latestOf(type, id, 'AUDIO_VIDEO_CLIP');
    for (const render of known.filter((one) => isRendering(one) && !fits(one))) {
      const cancelled = cancelledRender(render);
      await renders.save(cancelled);
      await outbox.announce(renderChanged(cancelled));
    }
    const isKept = (one: Render) => isRendering(one) || isHeldBack(one) || one.resultFileId !== null;
    if (known.some((one) => fits(one) && isKept(one))) continue;
    if (!isRenderable(plan)) continue;
    const now = tools.clock.now();
    const subject = { subjectType: type, subjectId: id };
    const wanted = { id: tools.ids.newId(), teamId, projectId, type: 'AUDIO_VIDEO_CLIP', name, plan } as const;
    const render = newRender({ ...wanted, ...subject, createdBy, createdAt: now });
    const kept = (await anyWithheld(files, spans)) ? heldBackRender(render, now) : render;
    await renders.save(kept);
    await outbox.announce(renderChanged(kept));
  }
}

/** Whether a recording still holds what is being redacted. The rendering waits for its redacted version. */
async function anyWithheld(files: ClipStores['files'], spans: ClipSubject['spans']): Promise<boolean> {
  for (const fileId of new Set(spans.map((span) => span.fileId))) if (await files.isWithheld(fileId)) return true;
  return false;
}
