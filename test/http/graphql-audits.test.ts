import { type Audit, serverAudits } from 'graphql-http';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('GraphQL over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  const audits = serverAudits({
    url: async () => `${await test.app.getUrl()}/api/graphql`,
    fetchFn: (url: string, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${ada.token}` } }),
  });

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('has an audit for each rule of the specification', () => {
    expect(audits.length).toBeGreaterThanOrEqual(61);
  });

  it.each(audits.map((audit) => [audit.name, audit] as [string, Audit]))('%s', async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
