import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FileStorage } from '@evident/application/files/file-storage';
import type { MediaTool, RenderedFile, StepFindings, StepOptions } from '@evident/application/media/media-tool';
import type { Uuid } from '@evident/domain/kernel';
import { type MediaFacts, type MediaWork, type RenderPlan, type Span, lengthOf } from '@evident/domain/media';
import { Turns } from '../threads/turns.ts';
import { LocalCopies } from './local-copies.ts';
import { packageStep } from './package-step.ts';
import type { MediaTask } from './process/messages.ts';
import { runTask } from './process/run-task.ts';
import { Scratch } from './scratch.ts';

export interface FfmpegSettings {
  /** Folder for working files. */
  readonly scratch: string;
  readonly storage: FileStorage;
  /** Path of a stored file; null if the storage is not on this machine, so that files are copied first. */
  readonly pathOf: ((key: Uuid) => string) | null;
  /** Default: the program in this folder. */
  readonly program?: string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** A rendered file is at most this large: 20 Mbit/s. */
const RENDER_BYTES = 10_000_000;
const RENDER_BYTES_PER_MS = 2_500;
/** Of a decoder and an encoder each. */
const THREADS = Math.max(1, Math.min(4, availableParallelism()));

/** Tasks without a job of their own at once: reading facts and silences, cutting sound. Jobs limit the others. */
const SHORT_TASKS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/** FFmpeg as a native module, in child processes. */
export class FfmpegMediaTool implements MediaTool {
  readonly #stopping = new AbortController();
  readonly #turns = new Turns(SHORT_TASKS);
  readonly #copies: LocalCopies;

  private constructor(
    private readonly settings: FfmpegSettings,
    private readonly scratch: Scratch,
  ) {
    this.#copies = new LocalCopies(settings.storage, scratch.newFolder());
  }

  static async open(settings: FfmpegSettings): Promise<FfmpegMediaTool> {
    return new FfmpegMediaTool(settings, await Scratch.open(settings.scratch));
  }

  probe(source: Uuid, signal?: AbortSignal): Promise<MediaFacts> {
    return this.#shortly(source, signal, (file) => this.#run({ what: 'probe', path: file }, 10 * MINUTE, signal));
  }

  silences(source: Uuid, signal?: AbortSignal): Promise<Span[]> {
    return this.#shortly(source, signal, (file) => this.#run({ what: 'silences', path: file }, 60 * MINUTE, signal));
  }

  audioPiece(source: Uuid, span: Span, signal?: AbortSignal): Promise<Uint8Array> {
    return this.#shortly(source, signal, (file, folder) => {
      const target = path.join(folder, 'piece.flac');
      const timeMs = 5 * MINUTE + (span.endMs - span.startMs);
      return this.#run({ what: 'audioPiece', path: file, span, target }, timeMs, signal).then(() =>
        fs.readFile(target),
      );
    });
  }

  package(source: Uuid, work: MediaWork, options: StepOptions): Promise<StepFindings> {
    return this.#withFile(source, options.signal, (file, folder) =>
      packageStep({ file, folder, threads: THREADS }, work, options, (task, onSeconds) =>
        this.#run(task, options.timeMs, options.signal, onSeconds, options.processorMs),
      ),
    );
  }

  render(plan: RenderPlan, gains: ReadonlyMap<Uuid, number>, options: StepOptions<RenderedFile>): Promise<void> {
    const { signal, timeMs, keep, onProgress } = options;
    const sources = [...new Set(plan.spans.map(({ fileId }) => fileId))];
    return this.#withFiles(sources, signal, async (paths, folder) => {
      const target = path.join(folder, 'rendered');
      const lengthMs = lengthOf(plan.spans);
      const parts = plan.spans.map(({ fileId, startMs, endMs }) => ({
        path: paths.get(fileId)!,
        startMs,
        endMs,
        gainDb: gains.get(fileId) ?? 0,
        edits: (plan.edits ?? []).filter((edit) => edit.fileId === fileId),
      }));
      const task = {
        what: 'render',
        parts,
        video: plan.video,
        target,
        threads: THREADS,
        mostBytes: RENDER_BYTES + lengthMs * RENDER_BYTES_PER_MS,
      } as const;
      const onSeconds = (seconds: number): void => onProgress(Math.min(1, (seconds * 1000) / lengthMs));
      await this.#run(task, timeMs, signal, onSeconds, options.processorMs);
      const { size } = await fs.stat(target);
      await keep({ mediaType: plan.video ? 'video/mp4' : 'audio/mp4', size, bytes: createReadStream(target) });
    });
  }

  /** Kills all media processes. Their tasks are tried again after the restart. */
  close(): void {
    this.#stopping.abort(new Error('The server is stopping'));
    this.scratch.close();
    void this.#copies.close();
  }

  #run<T>(
    task: MediaTask,
    timeMs: number,
    signal?: AbortSignal,
    onSeconds?: (seconds: number) => void,
    processorMs?: number,
  ): Promise<T> {
    const either = signal ? AbortSignal.any([signal, this.#stopping.signal]) : this.#stopping.signal;
    return runTask<T>(task, { timeMs, processorMs, signal: either, program: this.settings.program, onSeconds });
  }

  #shortly<T>(
    key: Uuid,
    signal: AbortSignal | undefined,
    work: (file: string, folder: string) => Promise<T>,
  ): Promise<T> {
    return this.#turns.take(() => this.#withFile(key, signal, work), signal);
  }

  /** Gives work a path to a stored file and a folder of its own. */
  #withFile<T>(
    key: Uuid,
    signal: AbortSignal | undefined,
    work: (file: string, folder: string) => Promise<T>,
  ): Promise<T> {
    return this.#withFiles([key], signal, (paths, folder) => work(paths.get(key)!, folder));
  }

  async #withFiles<T>(
    keys: readonly Uuid[],
    signal: AbortSignal | undefined,
    work: (paths: ReadonlyMap<Uuid, string>, folder: string) => Promise<T>,
  ): Promise<T> {
    const { pathOf } = this.settings;
    const paths = new Map<Uuid, string>();
    const next = async (at: number): Promise<T> => {
      const key = keys[at];
      if (key === undefined) return this.scratch.within((folder) => work(paths, folder));
      if (!pathOf)
        return this.#copies.with(key, signal, (file) => {
          paths.set(key, file);
          return next(at + 1);
        });
      paths.set(key, pathOf(key));
      return next(at + 1);
    };
    return next(0);
  }
}
