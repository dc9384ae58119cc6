import { checkRoom } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import {
  type MediaNews,
  type Render,
  afterRenderNews,
  continuedRender,
  finishedRender,
  isRendering,
  lengthOf,
} from '@evident/domain/media';
import type { ByteDigest, FileRecords, FileStorage } from '../files/index.ts';
import type { Turn, VisibleWorker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { runCancelable } from '../kernel/run-cancelable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MediaStore } from './media-store.ts';
import { continueRenders } from './held-renders.ts';
import type { MediaTool, RenderedFile } from './media-tool.ts';
import { processAgain } from './process-again.ts';
import type { RenderStore } from './render-store.ts';
import type { RenderTurn } from './render-queue.ts';
import { isFault, sentenceOf } from './recording-fault.ts';
import { renderChanged } from './start-render.ts';

type Stores = { renders: RenderStore; media: MediaStore; files: FileRecords; outbox: Outbox };

const PROGRESS_STEP = 0.02;
const FAILED_OFTEN = 'Rendering failed repeatedly. Try again later';
const MINUTE_MS = 60_000;
/** Slow machines need several times the length of the result. */
const TIMES = 20;

/** Renders plans into files of their projects. */
export class RenderWorker implements VisibleWorker<RenderTurn> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly storage: FileStorage,
    private readonly tool: MediaTool,
    private readonly digest: ByteDigest,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws Error if it can be tried again */
  async run({ payload: { teamId, renderId }, stopping }: Turn<RenderTurn>): Promise<void> {
    const render = await this.work.perform(teamId, ({ renders }) => renders.read(renderId));
    if (!render || !isRendering(render)) return;
    await this.tell(render, { event: 'INPUT_INFORMATION' });
    try {
      await this.rendered(render, stopping);
    } catch (error) {
      if (!isFault(error)) throw error;
      await this.tell(render, { event: 'ERROR', code: error.code, message: sentenceOf(error) });
    }
  }

  async giveUp({ teamId, renderId }: RenderTurn, message = FAILED_OFTEN): Promise<void> {
    const render = await this.work.perform(teamId, ({ renders }) => renders.read(renderId));
    if (render) await this.tell(render, { event: 'ERROR', code: 'InternalError', message });
  }

  async startAgain({ teamId, renderId }: RenderTurn): Promise<void> {
    await this.work.perform(teamId, async ({ renders, outbox }) => {
      const render = await renders.find(renderId);
      if (render?.state !== 'FAILED') return;
      const waiting = continuedRender(render);
      await renders.save(waiting);
      await outbox.announce(renderChanged(waiting));
    });
  }

  private async rendered(render: Render, stopping: () => boolean): Promise<void> {
    const { teamId, id, plan } = render;
    const begunAt = this.clock.now();
    const gains = new Map<Uuid, number>();
    for (const fileId of new Set(plan.spans.map((span) => span.fileId)))
      gains.set(fileId, (await this.work.perform(teamId, ({ media }) => media.read(fileId)))?.gainDb ?? 0);
    let [told, telling]: [number, Promise<void>] = [0, Promise.resolve()];
    const onProgress = (progress: number): void => {
      if (progress - told < PROGRESS_STEP) return;
      told = progress;
      telling = telling.then(() => this.tell(render, { event: 'PROGRESSING', progress })).catch(() => {});
    };
    const wanted = async (): Promise<boolean> => {
      if (stopping()) return false;
      const found = await this.work.perform(teamId, ({ renders }) => renders.read(id));
      return found !== null && isSameRender(render, found);
    };
    const done = await runCancelable(wanted, (signal) =>
      this.tool.render(plan, gains, {
        signal,
        timeMs: 10 * MINUTE_MS + TIMES * lengthOf(plan.spans),
        onProgress,
        keep: (file) => this.keep(render, file, begunAt),
      }),
    );
    await telling;
    if (done === null && stopping()) throw new Error('Rendering goes on after the restart');
  }

  /** Stores the result. Until its row is saved, the bytes have no owner and are deleted after a day. */
  private async keep(begun: Render, { bytes, size, mediaType }: RenderedFile, begunAt: Date): Promise<void> {
    const { teamId, id: renderId } = begun;
    await this.tell(begun, { event: 'STATUS_UPDATE', progress: 1 });
    // Made again, it keeps its id.
    const id = begun.resultFileId ?? this.ids.newId();
    const kept = await this.work.prepare(teamId, async ({ files }) => {
      if (!begun.resultFileId) await files.markOrphaned(id, this.clock.now());
      return files.storedBytes();
    });
    checkRoom(kept, size);
    const digest = this.digest.begin();
    const stored = await this.storage.write(id, counted(bytes, digest.update), { maxBytes: size, mediaType });
    const sha256 = digest.hex();
    await this.work.perform(teamId, async ({ renders, media, files, outbox }) => {
      const render = await renders.find(renderId);
      if (!render || !isSameRender(begun, render)) return;
      const { projectId, name, createdBy, plan } = render;
      const file = {
        id,
        teamId,
        projectId,
        name: `${name}${plan.video ? '.mp4' : '.m4a'}`,
        mediaType,
        fileType: plan.video ? 'Video' : 'Audio',
        bytes: stored,
        sha256,
        status: 'DONE',
        failure: null,
        width: null,
        height: null,
        createdBy,
        createdAt: this.clock.now(),
      } as const;
      await files.save(file);
      // It is processed for playback like an uploaded recording.
      if (begun.resultFileId) {
        await files.release(id);
        await processAgain({ media, outbox }, file, createdBy, this.clock.now());
        await continueRenders({ renders, files, outbox }, id);
      } else
        await outbox.announce({
          name: 'file:uploaded',
          teamId,
          payload: { fileId: id, projectId, noteId: null, by: createdBy },
        });
      const done = finishedRender(render, id, begunAt, this.clock.now());
      await renders.save(done);
      await outbox.announce(renderChanged(done));
    });
  }

  private async tell(render: Render, news: MediaNews): Promise<void> {
    const { teamId, id } = render;
    await this.work.perform(teamId, async ({ renders, outbox }) => {
      const found = await renders.find(id);
      if (!found || !isSameRender(render, found)) return;
      const changed = afterRenderNews(found, news);
      await renders.save(changed);
      if (news.event !== 'INPUT_INFORMATION') await outbox.announce(renderChanged(changed));
    });
  }
}

/** Whether it still goes on, and was not held back meanwhile. */
const isSameRender = (begun: Render, now: Render): boolean =>
  isRendering(now) && now.createdAt.getTime() === begun.createdAt.getTime();

async function* counted(bytes: AsyncIterable<Uint8Array>, count: (chunk: Uint8Array) => void) {
  for await (const chunk of bytes) {
    count(chunk);
    yield chunk;
  }
}
