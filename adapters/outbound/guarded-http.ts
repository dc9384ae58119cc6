import { lookup } from 'node:dns';
import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternal } from './private-addresses.ts';

export interface GuardOptions {
  /** URLs whose host may be internal, because the operator configured them. */
  readonly internalUrls?: readonly string[];
}
export interface OutboundRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Milliseconds until the whole answer is there. */
  readonly timeMs: number;
  /** Bytes of the answer. */
  readonly most: number;
  /** Cuts a longer answer off, instead of failing. */
  readonly cut?: boolean;
  readonly signal?: AbortSignal;
}
/** Requests other than POST have no body. */
export type OutboundMethod = 'GET' | 'POST' | 'DELETE';
export interface OutboundAnswer {
  readonly status: number;
  readonly body: string;
  /** The header `Retry-After`; null without one. */
  readonly retryAfter: string | null;
  /** All headers, such as those of limits. */
  readonly headers?: IncomingHttpHeaders;
}

export interface StreamedRequest extends OutboundRequest {
  /** Milliseconds until the first chunk, and between two. */
  readonly idleMs: number;
}
export interface StreamedAnswer extends Omit<OutboundAnswer, 'body'> {
  /** The header `Content-Type`. */
  readonly type: string;
  readonly chunks: AsyncIterable<string>;
}

/** A request that was not made, or not answered. The message names the host, and nothing else of the request. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    message: string,
    /** REFUSED: an internal address. UNSENT: nothing was sent. UNKNOWN: the request may have arrived. */
    readonly reached: 'REFUSED' | 'UNSENT' | 'UNKNOWN' = 'UNKNOWN',
  ) {
    super(message);
  }
}

/**
 * The way to other servers. Refuses addresses of internal networks after the name was resolved, so no DNS answer leads there; follows no
 * redirect; limits time and size.
 */
export class GuardedHttp {
  private readonly internalHosts: ReadonlySet<string>;
  /** Connections of its own: a kept one may lead to an address that only another client is allowed to call. */
  private readonly agents = { http: new HttpAgent(KEPT), https: new HttpsAgent(KEPT) };

  constructor({ internalUrls = [] }: GuardOptions = {}) {
    this.internalHosts = new Set(internalUrls.map((url) => hostOf(new URL(url))));
  }

  post(address: string, request: OutboundRequest): Promise<OutboundAnswer> {
    return this.send('POST', address, request);
  }

  async send(
    method: OutboundMethod,
    address: string,
    { most, cut = false, ...request }: OutboundRequest,
  ): Promise<OutboundAnswer> {
    const limit = AbortSignal.timeout(request.timeMs);
    const { answer, host, failed } = await this.answered(method, address, request, limit);
    try {
      return { ...headOf(answer), body: await bodyOf(answer, { most, cut }, host) };
    } catch (error) {
      throw failed(error as Error);
    }
  }

  /**
   * The same, with an answer that is read while it arrives. Limits the time between two of its chunks too. The request ends when the
   * chunks are no longer read.
   */
  async stream(address: string, { most, idleMs, ...request }: StreamedRequest): Promise<StreamedAnswer> {
    const idle = new AbortController();
    const stop = setTimeout(() => idle.abort(), idleMs);
    const limit = AbortSignal.any([AbortSignal.timeout(request.timeMs), idle.signal]);
    try {
      const { answer, host, failed } = await this.answered('POST', address, request, limit);
      return { ...headOf(answer), type: answer.headers['content-type'] ?? '', chunks: read(answer, host, failed) };
    } catch (error) {
      clearTimeout(stop);
      throw error;
    }
    async function* read(answer: IncomingMessage, host: string, failed: Failed): AsyncGenerator<string> {
      const decoder = new TextDecoder();
      let size = 0;
      try {
        for await (const chunk of answer) {
          stop.refresh();
          size += (chunk as Buffer).length;
          if (size > most) throw new OutboundError(`${host} answered with more than ${most} bytes`);
          yield decoder.decode(chunk as Buffer, { stream: true });
        }
      } catch (error) {
        throw failed(error as Error);
      } finally {
        clearTimeout(stop);
        answer.destroy();
      }
    }
  }

  /** Sends a request; resolves when the head of the answer is there. */
  private async answered(
    method: OutboundMethod,
    address: string,
    { headers, body, signal: given }: Pick<OutboundRequest, 'headers' | 'body' | 'signal'>,
    limit: AbortSignal,
  ): Promise<{ readonly answer: IncomingMessage; readonly host: string; readonly failed: Failed }> {
    const url = new URL(address);
    const host = hostOf(url);
    const isAllowed = this.internalHosts.has(host);
    if (!isAllowed && isIP(host) && isInternal(host)) throw internalAddress(host);
    const isEncrypted = url.protocol === 'https:';
    const send = isEncrypted ? requestHttps : requestHttp;
    const agent = isEncrypted ? this.agents.https : this.agents.http;
    const failed: Failed = (error) =>
      given?.aborted
        ? (given.reason as Error)
        : error instanceof OutboundError
          ? error
          : failure(host, limit.aborted ? null : error);
    return new Promise((give, fail) => {
      const signal = given ? AbortSignal.any([limit, given]) : limit;
      const request: ClientRequest = send(
        url,
        { method, headers, signal, agent, lookup: isAllowed ? undefined : publicLookup },
        (answer) => give({ answer, host, failed }),
      );
      request.on('error', (error) => fail(failed(error)));
      request.end(method === 'POST' ? body : undefined);
    });
  }
}

/** As the agent of Node does. */
const KEPT = { keepAlive: true, timeout: 5_000 } as const;

type Failed = (error: Error) => Error;

const headOf = ({ statusCode, headers }: IncomingMessage) => ({
  status: statusCode!,
  retryAfter: headers['retry-after'] ?? null,
  headers,
});

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

async function bodyOf(
  answer: IncomingMessage,
  { most, cut }: Required<Pick<OutboundRequest, 'most' | 'cut'>>,
  host: string,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += (chunk as Buffer).length;
    if (size > most && cut) {
      chunks.push((chunk as Buffer).subarray(0, most - size));
      break;
    }
    if (size > most) {
      answer.destroy();
      throw new OutboundError(`${host} answered with more than ${most} bytes`);
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Resolves a name, and refuses it if any of its addresses is internal. */
const publicLookup: LookupFunction = (host, options, give) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.some(({ address }) => isInternal(address)) ? internalAddress(host) : null);
    if (refused) return give(refused, '', 0);
    if (options.all) return give(null, addresses);
    give(null, addresses[0]!.address, addresses[0]!.family);
  });
};

const internalAddress = (host: string): OutboundError =>
  new OutboundError(`${host} is an address of an internal network`, 'REFUSED');

/** Errors before the first byte of a request is sent. */
const BEFORE_SENDING = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Node's own messages may repeat the request. */
function failure(host: string, error: Error | null): OutboundError {
  const code = (error as { code?: unknown } | null)?.code;
  const why =
    error === null
      ? 'did not answer in time'
      : `is not reachable (${typeof code === 'string' ? code : 'broken connection'})`;
  return new OutboundError(`${host} ${why}`, BEFORE_SENDING.includes(String(code)) ? 'UNSENT' : 'UNKNOWN');
}
