import type { DomainEvent } from '@evident/domain/events';
import { demandStored, isRecording } from '@evident/domain/files';
import { refuse, notFound } from '@evident/domain/kernel';
import { type Render, newRender } from '@evident/domain/media';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { RenderStore } from './render-store.ts';

export interface RenderStores {
  readonly renders: RenderStore;
  readonly files: FileRecords;
  readonly projectAccess: ProjectAccess;
  readonly outbox: Outbox;
}

export const renderChanged = (render: Render): DomainEvent<'render:changed'> => {
  const { id, teamId, projectId, state, priority, createdBy } = render;
  return { name: 'render:changed', teamId, payload: { renderId: id, projectId, state, priority, by: createdBy } };
};

type WantedRender = Pick<Render, 'projectId' | 'type' | 'name' | 'plan'> &
  Partial<Pick<Render, 'noteId' | 'subjectType' | 'subjectId'>>;

/**
 * Starts a rendering in the transaction of the caller. Its result becomes a file of the project. The actor must be able
 * to read every recording and to write to the project.
 */
export async function startRender(
  { renders, files, projectAccess, outbox }: RenderStores,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  actor: Actor,
  wanted: WantedRender,
): Promise<Render> {
  await demand(projectAccess, actor, wanted.projectId, 'write');
  for (const fileId of new Set(wanted.plan.spans.map((span) => span.fileId))) {
    const file = demandStored(await files.find(fileId));
    if (!isRecording(file)) refuse('InvalidOperation', 'The file is no recording');
    await demand(projectAccess, actor, file.projectId ?? notFound('File'), 'read', 'File');
    if (await files.isWithheld(fileId))
      refuse('InvalidOperation', 'The recording is being redacted', 'Try again when it is ready.');
  }
  const { teamId, userId: createdBy } = actor;
  const render = newRender({ ...wanted, id: ids.newId(), teamId, createdBy, createdAt: clock.now() });
  await renders.save(render);
  await outbox.announce(renderChanged(render));
  return render;
}
