import type { MediaFacts, Span } from '@evident/domain/media';
import type { Uuid } from '@evident/domain/kernel';

/**
 * Reads and converts recordings. Every task runs in a process of its own, with limits of memory, time and output, so
 * that no recording can harm the server. Rejects with a Refusal that a member can read if the recording is at fault;
 * with another error if the task can be tried again. Aborting kills the process.
 */
export interface MediaTool {
  /** Reads the facts of a stored file. Does not trust its header: the duration is that of its last packet. */
  probe(source: Uuid, signal?: AbortSignal): Promise<MediaFacts>;
  /** Pauses of the sound below -35 dB for at least 0.3 seconds, in order. Empty without sound. */
  silences(source: Uuid, signal?: AbortSignal): Promise<Span[]>;
  /** The sound of a span as FLAC: 16 kHz, mono, 16 bit. Ends early where the sound ends. */
  audioPiece(source: Uuid, span: Span, signal?: AbortSignal): Promise<Uint8Array>;
}
