import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type McpTools, mcpServer } from './mcp-server.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/**
 * Answers one request of the Model Context Protocol: as JSON, or as a stream of events if it asks for progress. Loaded
 * with the first one.
 */
export async function answerMcp({ url, headers, body }: Received, tools: McpTools) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !asksForProgress(body) });
  const server = mcpServer(tools);
  await server.connect(transport);
  const request = new Request(url, { method: 'POST', headers: plain(headers) });
  const response = await transport.handleRequest(request, { parsedBody: body }).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const answer = { status: response.status, headers: Object.fromEntries(response.headers) };
  if (response.body && answer.headers['content-type'] === 'text/event-stream') {
    const events = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    // Also when the client leaves: what it asked for is aborted.
    return { ...answer, body: events.once('close', () => void server.close()) };
  }
  const text = await response.text().finally(() => server.close());
  return { ...answer, body: text === '' ? null : text };
}

const asksForProgress = (body: unknown): boolean =>
  (Array.isArray(body) ? body : [body]).some(
    (message: { params?: { _meta?: { progressToken?: unknown } } } | null) =>
      message?.params?._meta?.progressToken !== undefined,
  );

/** Headers that the transport reads. */
const READ = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(READ.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));
