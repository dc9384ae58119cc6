import { execFile } from 'node:child_process';
import { type Server, createServer, request as forward } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const program = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);

/** The scenarios that need no tools, resources or prompts made for the suite. */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

describe('the MCP server, checked by the suite of the protocol,', () => {
  let test: TestApp;
  let ada: Person;
  let proxy: Server;
  let folder: string;

  /** Adds a token to each request, because the suite cannot. */
  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    const { port } = new URL(await test.app.getUrl());
    proxy = createServer((request, response) => {
      const { url: path, method } = request;
      const headers = { ...request.headers, authorization: `Bearer ${ada.token}` };
      request.pipe(
        forward({ port, path, method, headers }, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        }),
      );
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    folder = mkdtempSync(join(tmpdir(), 'evident-mcp-'));
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
    rmSync(folder, { recursive: true });
    await test.close();
  });

  it.each(SCENARIOS)('passes %s', async (scenario) => {
    const url = `http://localhost:${(proxy.address() as AddressInfo).port}/mcp`;
    const said = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [program, 'server', '--url', url, '--scenario', scenario, '-o', folder],
        { env: { PATH: process.env['PATH'] } },
        (fault, stdout, stderr) => resolve(fault ? `failed: ${stdout}${stderr}` : 'passed'),
      );
    });
    expect(said).toBe('passed');
  });
});
