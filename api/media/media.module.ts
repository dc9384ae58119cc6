import { sha256 } from '@evident/adapters/crypto/sha256';
import type { ByteDigest } from '@evident/application/files/ports';
import { CancelMedia, CancelMediaHandler } from '@evident/application/media/cancel-media';
import { CancelRender, CancelRenderHandler } from '@evident/application/media/cancel-render';
import { GetMedia, GetMediaHandler } from '@evident/application/media/get-media';
import { GetRender, GetRenderHandler } from '@evident/application/media/get-render';
import { MEDIA_QUEUE, mediaJob } from '@evident/application/media/media-queue';
import { MediaWorker } from '@evident/application/media/process-media';
import { ReadMediaPart, ReadMediaPartHandler } from '@evident/application/media/read-media-part';
import { ReadSharedMediaPart, ReadSharedMediaPartHandler } from '@evident/application/media/read-shared-media-part';
import { RenderClip, RenderClipHandler } from '@evident/application/media/render-clip';
import { RetryMedia, RetryMediaHandler } from '@evident/application/media/retry-media';
import { RenderWorker } from '@evident/application/media/run-render';
import { WhenRecordingUploaded } from '@evident/application/media/when-recording-uploaded';
import { RENDER_QUEUE, renderJob } from '@evident/application/media/render-queue';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { FILES, MEDIA_TOOL } from '../services/services.module.ts';
import { MediaController } from './media.controller.ts';
import { consumes } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';

import { MEDIA_OPERATIONS } from './media.operations.ts';
import { RENDERS_OPERATIONS } from './renders.operations.ts';
const WORKER = port<MediaWorker>('MediaWorker');
const RENDERER = port<RenderWorker>('RenderWorker');
const DIGEST = port<ByteDigest>('ByteDigest');

@Module({
  controllers: [MediaController, controllerFor('Media', MEDIA_OPERATIONS), controllerFor('Media', RENDERS_OPERATIONS)],
  providers: [
    { provide: DIGEST.token, useValue: sha256 },
    provide(RENDERER, (...ports) => new RenderWorker(...ports), [WORK, FILES, MEDIA_TOOL, DIGEST, IDS, CLOCK]),
    provide(WORKER, (...ports) => new MediaWorker(...ports), [WORK, FILES, MEDIA_TOOL, IDS, CLOCK]),
    consumes(MEDIA_QUEUE, WORKER, { atOnce: ({ mediaConcurrency = 1 }) => mediaConcurrency }),
    consumes(RENDER_QUEUE, RENDERER, { atOnce: ({ mediaConcurrency = 1 }) => Math.min(mediaConcurrency, 1) }),
    react(WhenRecordingUploaded, [WORK, CLOCK]),
    enqueues('media:changed', MEDIA_QUEUE, mediaJob),
    enqueues('render:changed', RENDER_QUEUE, renderJob),
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
