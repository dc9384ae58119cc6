import type { IncomingHttpHeaders } from 'node:http';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type McpTools, mcpServer } from './mcp-server.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Answers one request of the Model Context Protocol. Loaded with the first one. */
export async function answerMcp({ url, headers, body }: Received, tools: McpTools) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = mcpServer(tools);
  await server.connect(transport);
  try {
    const request = new Request(url, { method: 'POST', headers: plain(headers) });
    const response = await transport.handleRequest(request, { parsedBody: body });
    const text = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: text === '' ? null : text,
    };
  } finally {
    await server.close();
  }
}

/** Headers that the transport reads. */
const READ = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(READ.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));
