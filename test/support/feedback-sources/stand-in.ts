import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchedSource, SourceChoice, SourceConfiguration, SourcePicker } from '@evident/domain/channels';

export interface Asked {
  readonly method: string;
  /** Below the service, such as `/api/v2/tickets.json`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer of a service; a text is sent as it is, anything else as JSON. */
export interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A service with a few items, of which tests change some. */
export interface StandIn {
  readonly source: FetchedSource;
  readonly service: string;
  readonly credentials: Readonly<Record<string, string>>;
  readonly configuration: SourceConfiguration;
  /** Ids of the items that are imported, each as an external id. */
  readonly ids: readonly string[];
  /** An item with HTML, a reply of the team and an attachment, as it should be read. */
  readonly read: {
    readonly id: string;
    readonly words: readonly string[];
    readonly team: readonly string[];
    readonly fields: Readonly<Record<string, unknown>>;
    readonly author: string;
  };
  /** Words that are nowhere in what is imported: markup, internal notes. */
  readonly hidden: readonly string[];
  readonly pickers: readonly {
    readonly name: SourcePicker['name'];
    readonly words: string;
    readonly choices: readonly SourceChoice[];
  }[];
  /** The name of the account. */
  readonly account: string;
  /** Sets the clock of the service, for those with relative times. */
  at?(now: Date): void;
  answer(asked: Asked): Said;
  /** The answer to a token that has expired; null for public services. */
  readonly expired: Said | null;
  /** The answer beyond the limit, which names a pause of 120 seconds; now is the second given. */
  busy(nowMs: number): Said;
  /** An item with a request of its own: `path` of that request; null if the service sends all in its lists. */
  readonly own: { readonly id: string; readonly path: string } | null;
  /** An item is edited at that time. @returns its id and new words */
  edit(at: Date): { readonly id: string; readonly words: string };
  /** An item is deleted; null if the service does not show deletions. */
  remove: ((at: Date) => string) | null;
  /** An item loses a field. @returns its id */
  damage(): string;
}

export const said = (body: unknown, status = 200): Said => ({ status, body });
export const NOT_FOUND: Said = { status: 404, body: { error: 'RecordNotFound' } };

/** Serves stand-ins at `/<service>` of one address. Planned answers come before their own. */
export async function serveStandIns(standIns: readonly StandIn[]) {
  const plans: { skip: number; answer: Said | 'hang up' }[] = [];
  const asked: string[] = [];
  const broken = new Set<string>();
  let limit: { readonly requests: number; readonly answer: Said } | null = null;
  let left = 0;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const url = new URL(request.url!, 'http://localhost');
    const [, service, ...rest] = url.pathname.split('/');
    const path = `/${rest.join('/')}`;
    asked.push(`${request.method} ${path}`);
    const plan = plans.find(({ skip }) => skip === 0);
    for (const one of plans) one.skip -= 1;
    if (plan) plans.splice(plans.indexOf(plan), 1);
    if (plan?.answer === 'hang up') return void request.socket.destroy();
    const standIn = standIns.find((one) => one.service === service);
    const { method = 'GET', headers } = request;
    const one = { method, path, query: url.searchParams, headers, body };
    if (limit && plan === undefined) left -= 1;
    const limited = limit !== null && left < 0 ? limit.answer : null;
    if (limited) left = limit!.requests;
    const own: Said | null = broken.has(path) ? { status: 500, body: 'Internal error' } : null;
    const answer = plan?.answer ?? limited ?? own ?? standIn?.answer(one) ?? NOT_FOUND;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Answers a request in another way: the next one, or the one after `skip` others. */
    plan: (answer: Said | 'hang up', skip = 0) => void plans.push({ skip, answer }),
    /** Fails each request of a path. */
    breakPath: (path: string) => void broken.add(path),
    /** Refuses the request after so many, again and again. */
    limitTo(requests: number, answer: Said): void {
      limit = { requests, answer };
      left = requests;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}
