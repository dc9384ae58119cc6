import { localPath, destinationOf } from './destination.ts';

const workspace = (subdomain: string) => ({
  id: `id-${subdomain}`,
  name: subdomain,
  subdomain,
  url: `http://${subdomain}.localhost:4000`,
  memberId: 'm',
  role: 'MANAGER' as const,
  workspaceAdmin: true,
  primaryColor: null,
  logoUrl: null,
  deletesAt: null as string | null,
});
const inOne = { teamId: 'id-acme', workspaces: [workspace('acme')], availableTeams: [] };
const inTwo = { teamId: null, workspaces: [workspace('acme'), workspace('umbrella')], availableTeams: [] };
const nowhere = { teamId: null, workspaces: [], availableTeams: [] };

describe('after sign-in', () => {
  it('shows the list instead of a closed workspace', () => {
    const closed = { ...workspace('acme'), deletesAt: '2027-01-15T10:00:00.000Z' };
    expect(destinationOf({ ...nowhere, workspaces: [closed] }, `${closed.url}/data/1`)).toEqual({
      page: '/auth/workspaces',
    });
  });
  it('returns to the target with its query and fragment', () => {
    expect(destinationOf(inTwo, 'http://umbrella.localhost:4000/data/1?peek=tag:2#highlight-3')).toEqual({
      teamId: 'id-umbrella',
      path: '/data/1?peek=tag:2#highlight-3',
    });
  });
  it('opens the only workspace, the list of several, or the form for the first', () => {
    expect(destinationOf(inOne, null)).toEqual({ teamId: 'id-acme', path: '/home' });
    expect(destinationOf(inTwo, null)).toEqual({ page: '/auth/workspaces' });
    expect(destinationOf(nowhere, null)).toEqual({ page: '/auth/create-workspace' });
  });
  it('explains that the target is in a foreign workspace', () => {
    expect(destinationOf(inOne, 'http://umbrella.localhost:4000/home')).toEqual({
      page: '/auth/workspaces?outside=umbrella.localhost%3A4000',
    });
  });
  it.each([
    'https://evil.example/home',
    'http://acme.localhost.evil.example:4000/',
    'http://acme.localhost:4000@evil.example/',
    'https://acme.localhost:4000/',
  ])('does not follow %s', (redirect) => {
    expect(destinationOf(inOne, redirect)).toEqual({ page: expect.stringMatching(/^\/auth\/workspaces\?outside=/) });
  });
  it.each(['//evil.example', 'javascript', 'http://acme.localhost:4000.evil.example/', '/auth/logout', '/home'])(
    '%s has no target',
    (redirect) => {
      expect(destinationOf(inTwo, redirect)).toEqual({ page: '/auth/workspaces' });
    },
  );
  it.each(['javascript:alert(1)'])('does not run %s', (redirect) => {
    expect(destinationOf(inOne, redirect)).toHaveProperty('page');
  });
  it('returns to the previous screen at the root address', () => {
    expect(destinationOf(inOne, '/auth/accept-invite')).toEqual({ page: '/auth/accept-invite' });
  });
  it.each([
    '/integrations/authorize?client_id=1&redirect_uri=https%3A%2F%2Fprogram.example%2Fback',
    '/account/integration/shared-auth/slack/challenge/E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM?scope=read',
  ])('returns to the decision about a program: %s', (redirect) => {
    expect(destinationOf(inOne, redirect)).toEqual({ page: redirect });
  });
  it.each([
    '/integrations/authorize',
    '//integrations/authorize?x',
    '/integrations/authorize?a\\b',
    '/integrations/../x?',
  ])('returns not to %s', (redirect) => expect(destinationOf(inTwo, redirect)).toEqual({ page: '/auth/workspaces' }));
  it('opens home instead of a sign-in screen or the root', () => {
    for (const path of ['', '/', '/auth/context', '/auth/login'])
      expect(destinationOf(inOne, `http://acme.localhost:4000${path}`)).toEqual({ teamId: 'id-acme', path: '/home' });
  });
});

describe('session handover', () => {
  it.each(['/projects?a=b#c', '/'])('leads to %s', (path) => expect(localPath(path)).toBe(path));
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', null])(
    'leads home instead of to %p',
    (path) => expect(localPath(path)).toBe('/home'),
  );
});
