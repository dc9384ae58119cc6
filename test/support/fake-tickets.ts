import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export const LINEAR_TEAM = '0f1e9b1a-6a0f-4f0f-9a57-0d0f6a6c1f3e';
const JIRA_LOGIN = `Basic ${Buffer.from('ada@example.com:jira-token').toString('base64')}`;

/**
 * Speaks the documented requests of Jira, Linear and GitHub that create an issue or show where it would go, and a
 * service of its own at `/generic`. `next` has answers instead of the usual ones: a status and body, or `'hang up'` after
 * reading the request.
 */
export async function fakeTickets() {
  const asked: Asked[] = [];
  const next: ({ status: number; body: string } | 'hang up')[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const one = { method: request.method!, path: request.url!, headers: request.headers, body };
    asked.push(one);
    const other = next.shift();
    if (other === 'hang up') return void request.socket.destroy();
    const { status, answer } = other ? { status: other.status, answer: other.body } : answerOf(one, url());
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url(),
    asked,
    next,
    /** Destinations as an admin sends them. */
    wanted: {
      JIRA: {
        title: 'Backlog',
        kind: 'JIRA',
        url: url(),
        project: 'RES',
        account: 'ada@example.com',
        token: 'jira-token',
      },
      LINEAR: {
        title: 'Linear',
        kind: 'LINEAR',
        url: `${url()}/graphql`,
        project: LINEAR_TEAM,
        token: 'lin_api_token',
      },
      GITHUB: { title: 'App', kind: 'GITHUB', url: url(), project: 'acme/app', token: 'github_pat_token' },
      GENERIC: {
        title: 'Own',
        kind: 'GENERIC',
        url: `${url()}/generic`,
        header: 'X-Api-Key',
        token: 'own-token',
        urlPointer: '/issue/link',
        keyPointer: '/issue/id',
      },
    } as const,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}
export type FakeTickets = Awaited<ReturnType<typeof fakeTickets>>;

const said = (status: number, answer: unknown) => ({ status, answer: JSON.stringify(answer) });

function answerOf({ method, path, headers, body }: Asked, url: string): { status: number; answer: string } {
  const { authorization } = headers;
  const call = `${method} ${path}`;
  if (path.startsWith('/rest/api/3/')) {
    if (authorization !== JIRA_LOGIN) return said(401, { errorMessages: ['You are not authenticated'] });
    if (call === 'GET /rest/api/3/project/RES') return said(200, { key: 'RES' });
    if (call !== 'POST /rest/api/3/issue') return said(404, { errorMessages: ['No project could be found'] });
    return jiraIssue(body, url);
  }
  if (path.startsWith('/repos/')) {
    if (authorization !== 'Bearer github_pat_token' || !headers['user-agent'])
      return said(401, { message: 'Bad credentials' });
    if (call === 'GET /repos/acme/app') return said(200, { full_name: 'acme/app' });
    if (call !== 'POST /repos/acme/app/issues') return said(404, { message: 'Not Found' });
    const { title } = JSON.parse(body) as { title?: unknown };
    if (typeof title !== 'string') return said(422, { message: 'Validation Failed' });
    return said(201, { number: 12, html_url: 'https://github.com/acme/app/issues/12' });
  }
  if (path === '/graphql') return linear(authorization, body);
  if (headers['x-api-key'] !== 'own-token') return said(403, { error: 'Forbidden' });
  return said(201, { issue: { id: 7, link: 'https://issues.example.com/7' } });
}

function jiraIssue(body: string, url: string) {
  const { fields } = JSON.parse(body) as {
    fields: {
      project: { key: string };
      issuetype: { name: string };
      summary: string;
      description: { type: string; version: number };
    };
  };
  if (fields.project.key !== 'RES' || fields.description.type !== 'doc' || fields.description.version !== 1)
    return said(400, { errorMessages: [], errors: { description: 'Operation value must be an Atlassian Document' } });
  return said(201, { id: '10000', key: 'RES-24', self: `${url}/rest/api/3/issue/10000` });
}

function linear(authorization: string | undefined, body: string) {
  if (authorization !== 'lin_api_token') return said(401, { errors: [{ message: 'Authentication required' }] });
  const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
  if (!query.includes('issueCreate')) return said(200, { data: { team: { name: 'Research' } } });
  const { teamId, title } = variables['input'] as { teamId: string; title: string };
  if (teamId !== LINEAR_TEAM || !title)
    return said(200, { errors: [{ message: 'Entity not found: Team' }], data: null });
  const issue = { identifier: 'RES-9', url: 'https://linear.app/acme/issue/RES-9/title' };
  return said(200, { data: { issueCreate: { success: true, issue } } });
}
