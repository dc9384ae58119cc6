import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeSentences } from './fake-sentences.ts';

/** A request as one of the two protocols carries it. */
export interface SeenRequest {
  readonly protocol: 'openai' | 'anthropic';
  readonly model: string;
  readonly system: string;
  readonly message: string;
  readonly key: string | null;
  readonly schema: object | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How the fake answers one request. */
export interface FakeAnswer {
  /** The answer as text; default: sentences from the sources of the request, as the name of the model says. */
  readonly text?: string;
  /** Any other status is sent with its error. */
  readonly status?: number;
  /** The reason with another status; default: the words of the request. */
  readonly refusal?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Characters after which the connection breaks. */
  readonly breaksAfter?: number;
  /** Characters of a chunk; default 24. */
  readonly chunk?: number;
  /** Resolves before each chunk is sent. */
  readonly beforeChunk?: () => Promise<void>;
  /** The answer ends at its limit of tokens. */
  readonly isCut?: boolean;
  /** One JSON body instead of a stream. */
  readonly isWhole?: boolean;
}

const TOKENS = { input: 120, output: 34 };

/**
 * A language model on this machine that speaks `/chat/completions` and `/messages`. Without a planned answer, the name of the model
 * decides: `fake` quotes the sources, `fake-lying` changes them, `fake-broken` breaks off, `fake-limited` takes no requests,
 * `fake-failing` fails, `fake-wrong` sends no JSON, `fake-slow` takes its time.
 */
export async function fakeModel(port = 0) {
  const fake = {
    seen: [] as SeenRequest[],
    /** Answers to the next requests, one each. */
    next: [] as FakeAnswer[],
    /** With the version, as `AI_URL` has it. */
    url: '',
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = await request.toArray();
    const seen = seenIn(request, JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
    fake.seen.push(seen);
    await send(response, seen, fake.next.shift() ?? byName(seen.model));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}

function byName(model: string): FakeAnswer {
  if (model.includes('broken')) return { breaksAfter: 200 };
  if (model.includes('limited')) return { status: 429, headers: { 'retry-after': '1' } };
  if (model.includes('failing')) return { status: 500 };
  if (model.includes('wrong')) return { text: 'I am sorry, but I would rather talk.' };
  if (model.includes('slow')) return { chunk: 12, beforeChunk: () => new Promise((next) => setTimeout(next, 60)) };
  return {};
}

function seenIn({ url, headers }: IncomingMessage, body: Record<string, unknown>): SeenRequest {
  const messages = body['messages'] as { role: string; content: string }[];
  const model = String(body['model']);
  if (url!.endsWith('/messages')) {
    const [tool] = (body['tools'] as { input_schema: object }[] | undefined) ?? [];
    return {
      protocol: 'anthropic',
      model,
      system: String(body['system']),
      message: messages[0]!.content,
      key: (headers['x-api-key'] as string | undefined) ?? null,
      schema: tool?.input_schema ?? null,
      body,
    };
  }
  const format = body['response_format'] as { json_schema: { schema: object } } | undefined;
  return {
    protocol: 'openai',
    model,
    system: messages[0]!.content,
    message: messages[1]!.content,
    key: headers.authorization?.replace('Bearer ', '') ?? null,
    schema: format?.json_schema.schema ?? null,
    body,
  };
}

async function send(response: ServerResponse, seen: SeenRequest, answer: FakeAnswer): Promise<void> {
  const { status = 200, headers = {}, breaksAfter = Infinity, chunk = 24, beforeChunk, isWhole } = answer;
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    const message = answer.refusal ?? `secret of the request: ${seen.message}`;
    response.end(JSON.stringify({ error: { type: 'error', message } }));
    return;
  }
  const text = answer.text ?? defaultText(seen);
  const of = PROTOCOLS[seen.protocol];
  if (isWhole) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(of.whole(text)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of of.begin) response.write(eventOf(event));
  for (let at = 0; at < text.length; at += chunk) {
    if (at >= breaksAfter) return void response.socket!.end();
    await beforeChunk?.();
    if (response.destroyed) return;
    response.write(eventOf(of.piece(text.slice(at, at + chunk))));
  }
  for (const event of answer.isCut ? of.cut : of.end) response.write(eventOf(event));
  if (seen.protocol === 'openai') response.write('data: [DONE]\n\n');
  response.end();
}

/** Supports all sentences that it is asked to judge; otherwise sentences from the sources. */
function defaultText(seen: SeenRequest): string {
  const { pairs } = JSON.parse(seen.message) as { pairs?: readonly { readonly id: string }[] };
  if (pairs) return JSON.stringify({ verdicts: pairs.map(({ id }) => ({ id, verdict: 'SUPPORTED' })) });
  return JSON.stringify({ sentences: fakeSentences(seen) });
}

const eventOf = (event: object): string =>
  `${'type' in event ? `event: ${String(event.type)}\n` : ''}data: ${JSON.stringify(event)}\n\n`;

const usage = { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output };
const PROTOCOLS = {
  openai: {
    begin: [{ choices: [{ delta: { role: 'assistant' } }] }],
    piece: (content: string) => ({ choices: [{ delta: { content }, finish_reason: null }] }),
    end: [{ choices: [{ delta: {}, finish_reason: 'stop' }] }, { choices: [], usage }],
    cut: [{ choices: [{ delta: {}, finish_reason: 'length' }] }],
    whole: (content: string): object => ({ choices: [{ message: { content } }], usage }),
  },
  anthropic: {
    begin: [
      { type: 'message_start', message: { usage: { input_tokens: TOKENS.input } } },
      { type: 'content_block_start', content_block: { type: 'tool_use', name: 'answer' } },
    ],
    piece: (text: string) => ({
      type: 'content_block_delta',
      delta: { type: 'input_json_delta', partial_json: text },
    }),
    end: [{ type: 'message_delta', usage: { output_tokens: TOKENS.output } }, { type: 'message_stop' }],
    cut: [{ type: 'message_delta', delta: { stop_reason: 'max_tokens' } }, { type: 'message_stop' }],
    whole: (text: string): object => ({ content: [{ type: 'tool_use', input: JSON.parse(text) as object }] }),
  },
};
