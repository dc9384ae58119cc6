import type { HeardPiece } from '@evident/domain/transcripts';

export interface AudioToTranscribe {
  /** FLAC, 16 kHz, mono. */
  readonly audio: Uint8Array;
  readonly durationMs: number;
  /** ISO 639 code; null lets the engine identify the language. */
  readonly language: string | null;
  /** Names and terms that may be said. */
  readonly prompt: string | null;
  /** Voices of earlier pieces, as FLAC. An engine that recognizes one answers with its name. */
  readonly voices?: readonly { readonly name: string; readonly audio: Uint8Array }[];
}

/** Speech recognition. */
export interface Transcriber {
  /** Whether it recognizes voices of earlier pieces. */
  readonly knowsVoices: boolean;
  /**
   * Transcribes a piece; times are from its start. Retries while the engine is busy.
   * @throws TranscriberFailure, or the reason of an aborted signal
   */
  transcribe(piece: AudioToTranscribe, signal: AbortSignal): Promise<HeardPiece>;
}

/** The engine did not transcribe a piece. The message is one sentence for members. */
export class TranscriberFailure extends Error {
  override readonly name = 'TranscriberFailure';
}
