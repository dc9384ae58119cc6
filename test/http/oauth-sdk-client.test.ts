import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { MemoryProvider, allow, fetchFrom } from '../support/oauth-client.ts';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const BACK = 'http://localhost:33418/callback';

describe('the official MCP client', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
  });
  afterAll(() => test.close());

  const transportFor = (provider: MemoryProvider) =>
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      authProvider: provider as never,
      fetch: fetchFrom(test.app),
    });
  async function connected(provider: MemoryProvider): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transportFor(provider) as never);
    return client;
  }

  it('discovers, registers, is allowed, calls tools, refreshes, and ends when disconnected', async () => {
    const provider = new MemoryProvider(BACK);
    await expect(connected(provider)).rejects.toThrow(UnauthorizedError);
    const page = provider.sentTo!;
    expect(page.origin + page.pathname).toBe('http://localhost/integrations/authorize');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      resource: 'http://localhost/mcp',
      scope: 'read write',
    });

    const back = new URL((await allow(ada, teamId, page, ['read', 'write'])).body.url);
    expect(back.href).toMatch(/^http:\/\/localhost:33418\/callback\?/);
    expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['state-1', 'http://localhost']);
    await transportFor(provider).finishAuth(back.searchParams.get('code')!);

    const client = await connected(provider);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('draft_insight');
    expect(await client.callTool({ name: 'list_projects', arguments: {} })).not.toHaveProperty('isError');

    // Its access token ends; the client refreshes by itself.
    const before = provider.tokens()!;
    await test.database.query(`UPDATE access_token SET expires_at = now() - interval '1 second'`);
    expect(await client.callTool({ name: 'list_projects', arguments: {} })).not.toHaveProperty('isError');
    expect(provider.tokens()!.access_token).not.toBe(before.access_token);
    expect(provider.tokens()!.refresh_token).not.toBe(before.refresh_token);

    const here = { 'x-evident-workspace': teamId };
    const [program] = (await ada.get('/programs', 'localhost', here)).body.items;
    expect(program).toMatchObject({
      name: 'Assistant',
      host: null,
      scopes: ['read', 'write'],
      usedAt: expect.any(String),
    });
    expect((await ada.delete(`/programs/${program.id}`, 'localhost', here)).status).toBe(204);
    provider.sentTo = null;
    await expect(client.callTool({ name: 'list_projects', arguments: {} })).rejects.toThrow(UnauthorizedError);
    expect(provider.sentTo).not.toBeNull();
    await client.close();
  });
});
