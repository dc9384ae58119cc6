import { SourceBusy, SourceRefused } from '@evident/application/channels/feedback-source';
import { type Json, recordOf } from './json.ts';
import { retryTime } from './retry-time.ts';

/** How requests leave: the guarded client of this installation. */
export type Send = (
  method: 'GET' | 'POST',
  address: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly timeMs: number;
    readonly most: number;
    readonly signal?: AbortSignal;
  },
) => Promise<{
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
}>;

export interface SourceOptions {
  readonly send: Send;
  readonly now: () => Date;
  /** Replaces the hosts of all services by `<url>/<source>`, for tests and demonstrations. */
  readonly standInUrl?: string;
}

const TIME_MS = 30_000;
const ANSWER_MAX = 16 * 1024 * 1024;

/** The account of a service: its address, how requests sign in, and the advice if it refuses them. */
export interface ServiceAccess {
  /** The service in lower case and hyphens, as a stand-in calls it. */
  readonly service: string;
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Advice for 401: the credential is not valid. */
  readonly advice: string;
  /** Advice for 403: the credential is valid, but allows less. The same as `advice` by default. */
  readonly adviceForbidden?: string;
  /** Statuses of a limit besides 429. */
  readonly busy?: readonly number[];
}

export interface Question {
  readonly signal: AbortSignal;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Sent as JSON by POST. */
  readonly json?: unknown;
  /** Sent as a form by POST. */
  readonly form?: Readonly<Record<string, string>>;
  /** Statuses that mean that there is nothing. */
  readonly none?: readonly number[];
}

/** Asks one service. Errors name its host, and nothing of the request. */
export class SourceHttp {
  private readonly base: string;

  constructor(
    private readonly options: SourceOptions,
    private readonly access: ServiceAccess,
  ) {
    this.base = options.standInUrl ? `${options.standInUrl.replace(/\/$/, '')}/${access.service}` : access.url;
  }

  /** @throws SourceRefused, SourceBusy, or an Error for other statuses and for answers that are no JSON object */
  async ask(path: string, question: Question): Promise<Json> {
    const answer = await this.find(path, question);
    if (answer === null) throw new Error(`${this.host} answered that there is no ${path.split('?')[0]!}`);
    return answer;
  }

  /** The same; null for the statuses of `none`, which is 404 by default. */
  async find(path: string, question: Question): Promise<Json | null> {
    const { none = [404] } = question;
    const answer = await this.sent(path, question);
    if (none.includes(answer.status)) return null;
    this.refuseFailed(answer);
    const read = parsed(answer.body);
    if (read === null) throw new Error(`${this.host} answered with something other than JSON`);
    return read;
  }

  private get host(): string {
    return new URL(this.access.url).host;
  }

  private sent(path: string, { signal, query = {}, json, form }: Question): ReturnType<Send> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
    const address = `${this.base}${path}${search.size > 0 ? `?${search}` : ''}`;
    const isPost = json !== undefined || form !== undefined;
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    return this.options.send(isPost ? 'POST' : 'GET', address, {
      headers: {
        accept: 'application/json',
        'user-agent': 'Evident',
        ...(isPost && { 'content-type': type }),
        ...this.access.headers,
      },
      body: form ? new URLSearchParams(form).toString() : isPost ? JSON.stringify(json) : '',
      timeMs: TIME_MS,
      most: ANSWER_MAX,
      signal,
    });
  }

  private refuseFailed(answer: Awaited<ReturnType<Send>>): void {
    const { status } = answer;
    const { name, advice, adviceForbidden = advice, busy = [] } = this.access;
    if (status === 429 || busy.includes(status) || (status === 503 && answer.retryAfter !== null))
      throw new SourceBusy(retryTime(answer, this.options.now()));
    if (status === 401) throw new SourceRefused(`${name} does not accept the credentials`, advice);
    if (status === 403) throw new SourceRefused(`${name} does not allow this`, adviceForbidden);
    if (status < 200 || status > 299) throw new Error(`${this.host} answered with ${status}`);
  }
}

function parsed(body: string): Json | null {
  try {
    const read: unknown = JSON.parse(body);
    return Array.isArray(read) ? { list: read } : typeof read === 'object' && read !== null ? recordOf(read) : null;
  } catch {
    return null;
  }
}

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

/**
 * The first part of an address that an account has at a service, also from the whole address.
 * @throws SourceRefused for anything else, so that no other host gets the credentials
 */
export function accountName(typed: string, domain: string, name: string): string {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split('/')[0]!;
  const first = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : host;
  if (NAME.test(first)) return first;
  throw new SourceRefused(`This is no address of ${name}`, `Enter the first part of it: acme in acme.${domain}.`);
}

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
