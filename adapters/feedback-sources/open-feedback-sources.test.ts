import { SourceRefused } from '@evident/application/channels/feedback-source';
import type { FetchedSource } from '@evident/domain/channels';
import { openFeedbackSources } from './open-feedback-sources.ts';

const { signal } = new AbortController();

/** Asks a source for its account and for a page. @returns the addresses that it called; nothing is answered */
async function called(source: FetchedSource, credentials: Record<string, string>): Promise<string[]> {
  const addresses: string[] = [];
  const send = (_: string, address: string): Promise<never> => {
    addresses.push(address);
    return Promise.reject(new Error('not answered'));
  };
  const one = openFeedbackSources({ send, now: () => new Date('2026-06-01') }).of(source);
  const chosen = [{ id: '1', name: 'One' }];
  const configuration = {
    chosen: { inboxes: chosen, projects: chosen, teams: chosen, apps: chosen, products: chosen, channels: chosen },
  };
  await one.account(credentials, signal).catch(() => null);
  await one.page({ credentials, configuration, cursor: null, since: new Date('2026-05-01'), signal }).catch(() => null);
  return addresses;
}

it.each([
  ['FRONT', { token: 't0ken' }, 'https://api2.frontapp.com/'],
  ['ZENDESK', { subdomain: 'acme', email: 'ada@example.com', token: 't0ken' }, 'https://acme.zendesk.com/'],
  ['INTERCOM', { token: 't0ken' }, 'https://api.intercom.io/'],
  [
    'JIRA_SERVICE_MANAGEMENT',
    { site: 'https://Acme.atlassian.net/jira', email: 'ada@example.com', token: 't0ken' },
    'https://acme.atlassian.net/',
  ],
  ['APP_STORE', {}, 'https://itunes.apple.com/'],
  ['PENDO', { key: 't0ken.eu' }, 'https://app.eu.pendo.io/'],
  ['PENDO', { key: 't0ken.example.com' }, 'https://app.pendo.io/'],
  ['G2_REVIEWS', { token: 't0ken' }, 'https://data.g2.com/'],
  ['HUBSPOT', { token: 't0ken' }, 'https://api.hubapi.com/'],
  ['SLACK', { accessToken: 't0ken' }, 'https://slack.com/'],
  ['FRESHDESK', { domain: 'acme.freshdesk.com', key: 't0ken' }, 'https://acme.freshdesk.com/'],
] as const)('%s asks its own host, with the credentials in no address', async (source, credentials, url) => {
  const addresses = await called(source, credentials);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    expect(address.startsWith(url)).toBe(true);
    expect(address).not.toContain('t0ken');
  }
});

it.each(['evil.example.com', 'acme.zendesk.com.evil.example', 'a/b', 'a@evil.example', '127.0.0.1', 'acme:80', ''])(
  'an account “%s” is refused, so that no other host gets the credentials',
  async (subdomain) => {
    const credentials = {
      subdomain,
      email: 'ada@example.com',
      token: 't0ken',
      domain: subdomain,
      site: subdomain,
      key: '1',
    };
    for (const source of ['ZENDESK', 'FRESHDESK', 'JIRA_SERVICE_MANAGEMENT'] as const) {
      const addresses = await called(source, credentials);
      for (const address of addresses)
        expect(new URL(address).host).toMatch(/^a\.(zendesk\.com|freshdesk\.com|atlassian\.net)$/);
      if (subdomain !== 'a/b') expect(addresses).toEqual([]);
    }
  },
);

it('asks Pendo for fewer days if the answers of a month are too many', async () => {
  const days: number[] = [];
  const send = (_: string, __: string, { body }: { body: string }) => {
    const { count = 0 } = JSON.parse(body).request.pipeline[0].source.timeSeries ?? {};
    days.push(count);
    if (count > 1) return Promise.reject(new Error('app.pendo.io answered with more than 16777216 bytes'));
    return Promise.resolve({ status: 200, body: '{"results":[]}', retryAfter: null });
  };
  const source = openFeedbackSources({ send, now: () => new Date('2026-06-01T00:00:00.000Z') }).of('PENDO');
  const since = new Date('2026-05-01T10:00:00.000Z');
  const of = { credentials: { key: '1' }, configuration: { chosen: {} }, since, signal };
  const page = await source.page({ ...of, cursor: null });
  expect([days, page.more]).toEqual([[30, 5, 1], true]);
  expect(JSON.parse(page.cursor).from).toBe(Date.UTC(2026, 4, 2));
});

it('reads many answers of Pendo in several pages', async () => {
  const first = Date.UTC(2026, 4, 2);
  const answers = Array.from({ length: 1_200 }, (_, place) => ({
    visitorId: `v${place}`,
    guideId: 'g',
    pollId: 'p',
    pollResponse: 'Words',
    browserTime: first + place * 1_000,
  }));
  const guides = [{ id: 'g', name: 'Guide', polls: [{ id: 'p', question: 'Why?', attributes: { type: 'FreeForm' } }] }];
  const send = async (_: string, __: string, { body }: { body: string }) => {
    const isGuides = JSON.parse(body).request.requestId === 'guides';
    return { status: 200, body: JSON.stringify({ results: isGuides ? guides : answers }), retryAfter: null };
  };
  const source = openFeedbackSources({ send, now: () => new Date('2026-05-03T00:00:00.000Z') }).of('PENDO');
  const of = { credentials: { key: '1' }, configuration: { chosen: {} }, since: new Date(first), signal };
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let more = true; more;) {
    const page: Awaited<ReturnType<typeof source.page>> = await source.page({ ...of, cursor });
    expect(page.items.length).toBeLessThanOrEqual(500);
    ids.push(...page.items.map(({ externalId }) => externalId));
    ({ cursor, more } = page);
  }
  expect([ids.length, new Set(ids).size]).toEqual([1_200, 1_200]);
});

it('refuses a file that is no key of a service account, and does not repeat it', async () => {
  const send = () => Promise.reject(new Error('not answered'));
  const source = openFeedbackSources({ send, now: () => new Date() }).of('GOOGLE_PLAY');
  const key = '{"type":"service_account","client_email":"a@b.example","private_key":"s3cret"}';
  for (const file of ['', 'no JSON', '[]', key]) {
    const thrown = await source.account({ key: file }, signal).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(SourceRefused);
    expect(String(thrown)).not.toContain('s3cret');
  }
});
