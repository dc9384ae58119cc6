import { sha256 } from '@evident/adapters/crypto/sha256';
import type { ByteDigest } from '@evident/application/files/ports';
import type { Jobs } from '@evident/application/jobs/jobs';
import { CancelMedia, CancelMediaHandler } from '@evident/application/media/cancel-media';
import { CancelRender, CancelRenderHandler } from '@evident/application/media/cancel-render';
import { GetMedia, GetMediaHandler } from '@evident/application/media/get-media';
import { GetRender, GetRenderHandler } from '@evident/application/media/get-render';
import { MEDIA_QUEUE, type MediaTurn, takeTurn } from '@evident/application/media/media-queue';
import { MediaWorker } from '@evident/application/media/process-media';
import { ReadMediaPart, ReadMediaPartHandler } from '@evident/application/media/read-media-part';
import { ReadSharedMediaPart, ReadSharedMediaPartHandler } from '@evident/application/media/read-shared-media-part';
import { RenderClip, RenderClipHandler } from '@evident/application/media/render-clip';
import { RetryMedia, RetryMediaHandler } from '@evident/application/media/retry-media';
import { RenderWorker } from '@evident/application/media/run-render';
import { WhenMediaChanged } from '@evident/application/media/when-media-changed';
import { WhenRecordingUploaded } from '@evident/application/media/when-recording-uploaded';
import { RENDER_QUEUE, type RenderTurn, WhenRenderChanged } from '@evident/application/media/when-render-changed';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import { FILES, JOBS, MEDIA_TOOL } from '../services/services.module.ts';
import { MediaController } from './media.controller.ts';
import { RendersController } from './renders.controller.ts';

const WORKER = port<MediaWorker>('MediaWorker');
const RENDERER = port<RenderWorker>('RenderWorker');
const DIGEST = port<ByteDigest>('ByteDigest');

@Injectable()
class TakeMedia implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(WORKER.token) private readonly worker: MediaWorker,
    @Inject(RENDERER.token) private readonly renderer: RenderWorker,
    @Inject(SETTINGS.token) private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { mediaConcurrency = 1 } = this.settings;
    if (mediaConcurrency === 0) return;
    await this.jobs.process<MediaTurn>(
      MEDIA_QUEUE,
      async ({ payload: { teamId, fileId }, attempt, stopping }) => {
        try {
          const waiting = await this.worker.turn(teamId, fileId, stopping, attempt);
          if (waiting) await takeTurn(this.jobs, waiting);
        } catch (error) {
          if (attempt > MEDIA_QUEUE.retries && !stopping()) await this.worker.giveUp(teamId, fileId);
          throw error;
        }
      },
      { concurrency: mediaConcurrency },
    );
    await this.jobs.process<RenderTurn>(RENDER_QUEUE, async ({ payload: { teamId, renderId }, attempt, stopping }) => {
      try {
        await this.renderer.run(teamId, renderId, stopping);
      } catch (error) {
        if (attempt > RENDER_QUEUE.retries && !stopping()) await this.renderer.giveUp(teamId, renderId);
        throw error;
      }
    });
  }
}

@Module({
  controllers: [MediaController, RendersController],
  providers: [
    { provide: DIGEST.token, useValue: sha256 },
    provide(RENDERER, (...ports) => new RenderWorker(...ports), [WORK, FILES, MEDIA_TOOL, DIGEST, IDS, CLOCK]),
    provide(WORKER, (...ports) => new MediaWorker(...ports), [WORK, FILES, MEDIA_TOOL, IDS, CLOCK]),
    TakeMedia,
    react(WhenRecordingUploaded, [WORK, CLOCK]),
    react(WhenMediaChanged, [WORK, JOBS]),
    react(WhenRenderChanged, [WORK, JOBS]),
    handle(RenderClip, RenderClipHandler, [WORK, IDS, CLOCK]),
    handle(GetRender, GetRenderHandler, [WORK]),
    handle(CancelRender, CancelRenderHandler, [WORK]),
    handle(GetMedia, GetMediaHandler, [WORK]),
    handle(CancelMedia, CancelMediaHandler, [WORK]),
    handle(RetryMedia, RetryMediaHandler, [WORK, CLOCK]),
    handle(ReadMediaPart, ReadMediaPartHandler, [WORK, FILES]),
    handle(ReadSharedMediaPart, ReadSharedMediaPartHandler, [WORK, FILES]),
  ],
})
export class MediaModule {}
