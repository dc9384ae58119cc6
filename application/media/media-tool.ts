import type { MediaFacts, MediaWork, OutputDetail, OutputKind, RenderPlan, Span } from '@evident/domain/media';
import type { Uuid } from '@evident/domain/kernel';

/** A file that a step made, while its bytes can be read. */
export interface ProducedFile {
  readonly kind: OutputKind;
  readonly number: number;
  readonly mediaType: string;
  readonly detail: OutputDetail;
  /** In bytes. */
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export type RenderedFile = Pick<ProducedFile, 'mediaType' | 'size' | 'bytes'>;

/** How a long task is run, and what becomes of the files that it makes. */
export interface StepOptions<File = ProducedFile> {
  readonly signal?: AbortSignal;
  /** Milliseconds after which the step is given up. */
  readonly timeMs: number;
  /** Milliseconds of processor time after which it is given up, too. */
  readonly processorMs?: number;
  /** Fraction of the work that is done. */
  readonly onProgress: (fraction: number) => void;
  /** Stores a file. The step waits for it. */
  readonly keep: (file: File) => Promise<void>;
}

/** Findings of a step besides its files. `lufs` is the integrated loudness (EBU R 128); null for silence. */
export interface StepFindings {
  readonly lufs?: number | null;
}

/**
 * Reads and converts recordings. Every task runs in a process of its own, with limits of memory, time and output, so
 * that no recording can harm the server. Rejects with a Refusal `UnprocessableContent` that a member can read if the
 * recording is at fault; with another error if the task can be tried again. Aborting kills the process.
 */
export interface MediaTool {
  /** Reads the facts of a stored file. Does not trust its header: the duration is that of its last packet. */
  probe(source: Uuid, signal?: AbortSignal): Promise<MediaFacts>;
  /** Pauses of the sound below -35 dB for at least 0.3 seconds, in order. Empty without sound. */
  silences(source: Uuid, signal?: AbortSignal): Promise<Span[]>;
  /** The sound of a span as FLAC: 16 kHz, mono, 16 bit. Ends early where the sound ends. */
  audioPiece(source: Uuid, span: Span, signal?: AbortSignal): Promise<Uint8Array>;
  /** Runs one step of the processing of a recording. */
  package(source: Uuid, work: MediaWork, options: StepOptions): Promise<StepFindings>;
  /**
   * Renders the parts of a plan one after the other as one MP4 file, or M4A without a picture. `gains` are the decibels
   * by which the sound of each recording is raised.
   */
  render(plan: RenderPlan, gains: ReadonlyMap<Uuid, number>, options: StepOptions<RenderedFile>): Promise<void>;
}
