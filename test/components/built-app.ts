import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { root } from '../architecture/source-files.ts';

/** Stricter than the server's policy: no inline styles. */
const STRICTEST =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FakeServer {
  address: string;
  /** Mutable responses, for tests to change. */
  is: {
    up: boolean;
    signedIn: boolean;
    missing: RegExp | null;
    /** Whether lists contain the contract's examples. */ filled: boolean;
    /** Delays the page's body until it resolves. */ body: Promise<void> | null;
  };
  close: () => Promise<void>;
}

const me = {
  member: {
    id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f',
    name: 'Maria Lindqvist',
    email: 'maria@northwind.example',
    role: 'MANAGER',
    workspaceAdmin: true,
    pictureFileId: null,
    createdAt: '2026-03-14T09:26:53.589Z',
    removed: false,
  },
  workspace: {
    id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e60',
    name: 'Northwind research',
    subdomain: 'northwind',
    url: 'http://northwind.localhost',
    region: 'US_B',
    joinDomains: [],
    joinRole: 'VIEWER',
    createdAt: '2026-03-14T09:26:53.589Z',
  },
  groupIds: [],
  scopes: ['read', 'write'],
  featureFlags: {},
  support: [],
};

/** Serves the built web app with a fake API. */
export async function serveBuiltApp(): Promise<FakeServer> {
  const folder = join(root, 'dist/web');
  const is: FakeServer['is'] = { up: true, signedIn: true, missing: null, filled: true, body: null };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    if (!is.up && (pathname === '/ping' || pathname.startsWith('/api/'))) return void request.socket.destroy();
    if (pathname === '/ping') return void response.end('pong');
    if (pathname.startsWith('/api/')) return answer(response, pathname, is);
    if (is.missing?.test(pathname)) return void response.writeHead(404).end();
    const file = join(folder, pathname);
    const found =
      file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      'content-security-policy': STRICTEST,
      'cache-control': 'no-store',
    });
    if (is.body && found.endsWith('index.html')) return void inTwoParts(response, readFileSync(found, 'utf8'), is.body);
    createReadStream(found).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, is, close };
}

async function inTwoParts(response: ServerResponse, html: string, until: Promise<void>): Promise<void> {
  const body = html.indexOf('<body>');
  response.write(html.slice(0, body));
  await until;
  response.end(html.slice(body));
}

interface Contract {
  paths: Record<string, { get?: { responses: Record<string, { content?: Record<string, { example?: unknown }> }> } }>;
}
const contract = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8')) as Contract;
const questions = Object.entries(contract.paths).map(([path, { get }]) => ({
  asked: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  example: get?.responses['200']?.content?.['application/json']?.example,
}));

/** Returns the example of the contract; a list contains only that. */
function exampleOf(pathname: string, filled: boolean): unknown {
  const example = questions.find(({ asked }) => asked.test(pathname))?.example as Record<string, unknown> | undefined;
  if (example !== undefined && !('items' in example)) return example;
  return { items: [], ...(filled ? example : {}), next: null };
}

function answer(response: ServerResponse, pathname: string, { signedIn, filled }: FakeServer['is']): void {
  if (signedIn && pathname === '/api/v1/changes')
    return void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  if (pathname === '/api/v1/auth/environment')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        ...(exampleOf(pathname, filled) as object),
        rootUrl: `http://localhost:${response.req.socket.localPort}`,
      }),
    );
  const [status, body] = !signedIn
    ? [401, { errors: [{ code: 'Unauthorized', title: 'Sign in first' }] }]
    : pathname === '/api/v1/me'
      ? [200, me]
      : [200, exampleOf(pathname, filled)];
  response.writeHead(status as number, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
