import {
  AnswerCut,
  type LanguageModel,
  type ModelRequest,
  ModelUnavailable,
  type ModelUsage,
} from '@evident/application/ai/language-model';
import { Refusal } from '@evident/domain/kernel';
import { createParser } from 'eventsource-parser';
import { CHAT_COMPLETIONS } from './chat-completions.ts';
import { AcceptedForm, concernsContent } from './accepted-form.ts';
import { CUT, adviceFor } from './advice.ts';
import { InTurn } from './in-turn.ts';
import { MESSAGES } from './messages.ts';
import type { Piece, Protocol } from './protocol.ts';
import { pause, waitMs } from './wait.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** How requests leave: the guarded client of this installation. Rejects with a message without secrets. */
export type StreamAnswer = (
  address: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly timeMs: number;
    readonly idleMs: number;
    readonly most: number;
    readonly signal: AbortSignal;
  },
) => Promise<{
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  readonly chunks: AsyncIterable<string>;
}>;

export interface LanguageModelOptions {
  /** Of the configuration. */
  readonly id: string;
  readonly provider: LanguageModel['provider'];
  /** Such as `https://api.example.com/v1`; the path of the protocol is added if it is missing. */
  readonly url: string;
  readonly key?: string;
  readonly model: string;
  readonly region?: string;
  readonly contextTokens: number;
  readonly stream: StreamAnswer;
  /** Requests to the endpoint at once; more wait in line. */
  readonly atOnce?: number;
  /** Milliseconds before the second try; doubles for each further one. */
  readonly backoffMs?: number;
  /** Milliseconds until the first piece, and between two. A machine without a graphics card reads slowly. */
  readonly idleMs?: number;
}

const TIME_MS = 600_000;
const IDLE_MS = 180_000;
const ANSWER_MAX = 8 * 1024 * 1024;
const AT_ONCE = 4;
const TRIES = 4;
const BACKOFF_MS = 1_000;
/** Characters of one token, for endpoints that do not count. */
const CHARACTERS = 4;
/** Characters of a refusal that are read. */
const REFUSAL_MAX = 4_096;
const PROTOCOLS: Readonly<Record<LanguageModel['provider'], Protocol>> = {
  OPENAI: CHAT_COMPLETIONS,
  ANTHROPIC: MESSAGES,
};

/** A language model behind HTTP. Streams its answers; retries with jitter before the first piece. */
export class HttpLanguageModel implements LanguageModel {
  readonly id: string;
  readonly name: string;
  readonly provider: LanguageModel['provider'];
  readonly host: string;
  readonly region: string | null;
  readonly contextTokens: number;
  private readonly protocol: Protocol;
  private readonly address: string;
  private readonly line: InTurn;
  private readonly form = new AcceptedForm();

  constructor(private readonly options: LanguageModelOptions) {
    const { id, model, provider, url, region = null, contextTokens, atOnce = AT_ONCE } = options;
    const address = new URL(url);
    this.protocol = PROTOCOLS[provider];
    if (!address.pathname.endsWith(this.protocol.path))
      address.pathname = `${address.pathname.replace(/\/+$/, '')}${this.protocol.path}`;
    this.id = id;
    this.name = model;
    this.provider = provider;
    this.host = address.host;
    this.region = region;
    this.contextTokens = contextTokens;
    this.address = address.href;
    this.line = new InTurn(atOnce);
  }

  generate(...asked: Parameters<LanguageModel['generate']>): AsyncGenerator<string> {
    return withoutThoughts(this.spoken(...asked));
  }

  /** The answer as it is streamed, with the thoughts of reasoning models. */
  private async *spoken(
    request: ModelRequest,
    signal: AbortSignal,
    onUsage: (usage: ModelUsage) => void,
    maySend: () => Promise<void> = () => Promise.resolve(),
  ): AsyncGenerator<string> {
    const leave = await this.line.enter(signal);
    const asked = request.system.length + request.messages.reduce((sum, { text }) => sum + text.length, 0);
    let usage: Partial<ModelUsage> = {};
    let length = 0;
    let isSent = false;
    let isCut = false;
    try {
      const answer = await this.answer(request, signal, maySend);
      isSent = true;
      for await (const piece of this.pieces(answer)) {
        usage = { ...usage, ...withoutGaps(piece.usage) };
        if (piece.failure !== undefined) throw this.unavailable('failed while it answered. Try again.', true);
        isCut ||= piece.isCut === true;
        if (!piece.text) continue;
        length += piece.text.length;
        yield piece.text;
      }
      if (isCut) throw new AnswerCut(`${this.host} ${CUT}`, false);
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof ModelUnavailable || error instanceof Refusal
        ? error
        : this.unavailable(`did not finish: ${messageOf(error)}.`, true);
    } finally {
      leave();
      if (isSent)
        onUsage({
          inputTokens: usage.inputTokens ?? Math.ceil(asked / CHARACTERS),
          outputTokens: usage.outputTokens ?? Math.ceil(length / CHARACTERS),
        });
    }
  }

  /** Sends the request, again where that may help, until the endpoint answers. */
  private async answer(
    request: ModelRequest,
    signal: AbortSignal,
    maySend: () => Promise<void>,
  ): ReturnType<StreamAnswer> {
    const { key, stream, backoffMs = BACKOFF_MS, idleMs = IDLE_MS, model } = this.options;
    const bodies = this.protocol.bodies(model, request);
    const forms = this.form.order(bodies.length);
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream', ...this.protocol.headers(key) };
    let problem = this.unavailable('cannot be reached.', true);
    for (let tried = 1, at = 0; tried <= TRIES;) {
      signal.throwIfAborted();
      const body = JSON.stringify(bodies[forms[at]!]);
      // AI can be switched off, or another model chosen, while a request waits.
      await maySend();
      const sent = { headers, body, timeMs: TIME_MS, idleMs, most: ANSWER_MAX, signal };
      const answer = await stream(this.address, sent).catch((error: Error) => error);
      signal.throwIfAborted();
      if (!(answer instanceof Error) && answer.status === 200) {
        this.form.accept(forms[at]!);
        return answer;
      }
      const refusal = answer instanceof Error ? '' : await drained(answer.chunks);
      const status = answer instanceof Error ? 0 : answer.status;
      if ((status === 400 || status === 422) && at + 1 < forms.length && !concernsContent(refusal)) {
        at += 1;
        continue;
      }
      const isTemporary = status === 0 || status === 408 || status === 429 || status >= 500;
      problem = this.unavailable(
        answer instanceof Error ? `cannot be reached: ${answer.message}.` : `answered ${status}. ${adviceFor(status)}`,
        isTemporary,
      );
      if (!isTemporary) throw problem;
      if (tried < TRIES)
        await pause(waitMs(answer instanceof Error ? null : answer.retryAfter, tried, backoffMs), signal);
      tried += 1;
    }
    throw problem;
  }

  /** The parts of an answer. @throws ModelUnavailable if it breaks off */
  private async *pieces({ type, chunks }: Awaited<ReturnType<StreamAnswer>>): AsyncGenerator<Piece> {
    if (type.includes('application/json')) {
      let body = '';
      for await (const chunk of chunks) body += chunk;
      return yield this.protocol.whole(objectIn(body) ?? {});
    }
    let found: Piece[] = [];
    let isEnd = false;
    const parser = createParser({
      onEvent: ({ data }) => {
        const event = objectIn(data);
        if (event) found.push(this.protocol.piece(event));
        else if (data === '[DONE]') found.push({ isEnd: true });
      },
    });
    for await (const chunk of chunks) {
      parser.feed(chunk);
      const pieces = found;
      found = [];
      isEnd ||= pieces.some((piece) => piece.isEnd);
      yield* pieces;
    }
    if (!isEnd) throw this.unavailable('broke off its answer. Try again.', true);
  }

  private unavailable(what: string, isTemporary: boolean): ModelUnavailable {
    return new ModelUnavailable(`${this.host} ${what}`, isTemporary);
  }
}

const withoutGaps = (usage: Piece['usage']): Partial<ModelUsage> =>
  Object.fromEntries(Object.entries(usage ?? {}).filter(([, count]) => count !== undefined));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads an answer to its end, so that its connection can be used again; returns its beginning. Its words are not shown: they may repeat
 * the request.
 */
async function drained(chunks: AsyncIterable<string>): Promise<string> {
  let begin = '';
  try {
    for await (const chunk of chunks) if (begin.length < REFUSAL_MAX) begin += chunk.slice(0, REFUSAL_MAX);
  } catch {
    // Its status says enough.
  }
  return begin;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
