import { demandStored } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { type NewClip, type RenderView, viewOfRender } from '@evident/domain/media';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MediaStore } from './media-store.ts';
import { type RenderStores, startRender } from './start-render.ts';

/** Renders a part of a recording as a file of its project. */
export class RenderClip extends Command<RenderView> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly clip: NewClip,
  ) {
    super();
  }
}

export class RenderClipHandler implements Handler<RenderClip> {
  constructor(
    private readonly work: UnitOfWork<RenderStores & { media: MediaStore }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, fileId, clip: { startMs, endMs, name } }: RenderClip): Promise<RenderView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const file = demandStored(await stores.files.find(fileId));
      const media = await stores.media.read(fileId);
      const render = await startRender(stores, { ids: this.ids, clock: this.clock }, actor, {
        projectId: file.projectId ?? notFound('File'),
        type: 'AUDIO_VIDEO_CLIP',
        name: name ?? file.name.replace(/\.[^.]{1,8}$/, ''),
        plan: {
          spans: [{ fileId, startMs, endMs }],
          video: media?.facts ? media.facts.video !== null : file.fileType === 'Video',
        },
      });
      return viewOfRender(render);
    });
  }
}
