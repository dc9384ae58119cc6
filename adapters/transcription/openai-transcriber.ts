import {
  type AudioToTranscribe,
  type Transcriber,
  TranscriberFailure,
} from '@evident/application/transcripts/transcriber';
import type { HeardPiece } from '@evident/domain/transcripts';
import { multipart } from './multipart.ts';
import { heardIn } from './read-answer.ts';

/** How requests leave: the guarded client of this installation. Rejects with a message without secrets. */
export type PostAudio = (
  address: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
    readonly timeMs: number;
    readonly most: number;
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly status: number; readonly body: string; readonly retryAfter: string | null }>;

export interface TranscriberOptions {
  /** Such as `https://api.example.com/v1`; `/audio/transcriptions` is added if it is missing. */
  readonly url: string;
  readonly key?: string;
  readonly model?: string;
  readonly post: PostAudio;
  /** Milliseconds until the answer to a piece. */
  readonly timeMs?: number;
  /** Milliseconds before the second try; doubles for each further one. */
  readonly backoffMs?: number;
}

/** As most self-hosted servers call their only model. */
const MODEL = 'whisper-1';
/** A machine without a graphics card may need longer than the audio lasts. */
const TIME_MS = 1_800_000;
const ANSWER_MAX = 32 * 1024 * 1024;
const TRIES = 5;
const BACKOFF_MS = 1_000;
const WAIT_MAX_MS = 60_000;

/**
 * Any endpoint that speaks OpenAI's API for transcriptions (`POST /v1/audio/transcriptions`), as self-hosted Whisper
 * servers do. Asks for words and segments, and for speakers if the model is named so.
 */
export class OpenAiTranscriber implements Transcriber {
  readonly knowsVoices: boolean;
  private readonly address: string;
  private readonly model: string;

  constructor(private readonly options: TranscriberOptions) {
    this.model = options.model ?? MODEL;
    this.knowsVoices = /diari[sz]e/i.test(this.model);
    const url = new URL(options.url);
    if (!url.pathname.endsWith('/audio/transcriptions'))
      url.pathname = `${url.pathname.replace(/\/+$/, '')}/audio/transcriptions`;
    this.address = url.href;
  }

  async transcribe(piece: AudioToTranscribe, signal: AbortSignal): Promise<HeardPiece> {
    const { key, post, timeMs = TIME_MS, backoffMs = BACKOFF_MS } = this.options;
    const { contentType, body } = multipart(this.fields(piece), {
      name: 'file',
      fileName: 'piece.flac',
      mediaType: 'audio/flac',
      bytes: piece.audio,
    });
    let problem = '';
    for (let tried = 1; tried <= TRIES; tried += 1) {
      signal.throwIfAborted();
      const headers = { 'content-type': contentType, ...(key ? { authorization: `Bearer ${key}` } : {}) };
      const answer = await post(this.address, { headers, body, timeMs, most: ANSWER_MAX, signal }).catch(
        (error: Error) => {
          signal.throwIfAborted();
          return error;
        },
      );
      if (answer instanceof Error) problem = `The transcription endpoint cannot be reached: ${answer.message}`;
      else if (answer.status === 200) return heardIn(answer.body, piece.durationMs) ?? fail(NOT_A_TRANSCRIPT);
      else {
        problem = `The transcription endpoint answered ${answer.status}${REASONS[answer.status] ?? ''}`;
        // Some engines separate speakers, but do not take voices.
        if (answer.status === 400 && piece.voices?.length) return this.transcribe({ ...piece, voices: [] }, signal);
        if (answer.status !== 429 && answer.status !== 408 && answer.status < 500) fail(problem);
      }
      if (tried < TRIES)
        await pause(waitMs(answer instanceof Error ? null : answer.retryAfter, tried, backoffMs), signal);
    }
    return fail(problem);
  }

  private fields({ language, prompt, voices = [] }: AudioToTranscribe): [string, string][] {
    const fields: [string, string][] = [['model', this.model]];
    if (language) fields.push(['language', language]);
    if (this.knowsVoices)
      return [
        ...fields,
        ['response_format', 'diarized_json'],
        ['chunking_strategy', 'auto'],
        ...voices.flatMap(({ name, audio }): [string, string][] => [
          ['known_speaker_names[]', name],
          ['known_speaker_references[]', `data:audio/flac;base64,${Buffer.from(audio).toString('base64')}`],
        ]),
      ];
    if (prompt) fields.push(['prompt', prompt]);
    return [
      ...fields,
      ['response_format', 'verbose_json'],
      ['timestamp_granularities[]', 'word'],
      ['timestamp_granularities[]', 'segment'],
    ];
  }
}

const NOT_A_TRANSCRIPT = 'The transcription endpoint did not answer with a transcript. Check TRANSCRIPTION_URL';

const REASONS: Readonly<Record<number, string>> = {
  400: '. Check TRANSCRIPTION_MODEL',
  401: '. Check TRANSCRIPTION_KEY',
  403: '. Check TRANSCRIPTION_KEY',
  404: '. Check TRANSCRIPTION_URL and TRANSCRIPTION_MODEL',
  413: '. It does not accept pieces of ten minutes',
  429: '. It takes no more requests at the moment',
};

function fail(sentence: string): never {
  throw new TranscriberFailure(sentence);
}

/** Honors `Retry-After`, in seconds or as a date; otherwise doubles with jitter. */
function waitMs(retryAfter: string | null, tried: number, backoffMs: number): number {
  const asked =
    retryAfter === null
      ? NaN
      : /^\d+$/.test(retryAfter)
        ? Number(retryAfter) * 1000
        : Date.parse(retryAfter) - Date.now();
  const wait = Number.isFinite(asked) ? Math.max(0, asked) : backoffMs * 2 ** (tried - 1) * (0.5 + Math.random());
  return Math.min(WAIT_MAX_MS, wait);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const stop = (): void => {
      clearTimeout(timer);
      fail(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
