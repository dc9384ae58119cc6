import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { applyUpdates } from './cache-updates.ts';
import { refetching } from './watch-changes.ts';

/** Lets requests begin and answers arrive. */
const settled = () => new Promise((after) => setTimeout(after));

describe('refetching after news', () => {
  let client: QueryClient;
  let asked: string[];
  let leave: (() => void)[];
  const hear = (news: 'missed' | 'refused'): void => refetching(client).hear(news);

  beforeEach(async () => {
    [client, asked] = [new QueryClient(), []];
    leave = [
      { queryKey: ['projects'], meta: {} },
      { queryKey: ['me'], meta: { identity: true } },
    ].map(({ queryKey, meta }) =>
      new QueryObserver(client, {
        queryKey,
        meta,
        queryFn: async () => {
          asked.push(queryKey[0]!);
          return [];
        },
      }).subscribe(() => undefined),
    );
    await settled();
    asked = [];
  });
  afterEach(() => {
    for (const each of leave) each();
    client.clear();
  });

  it('refetches everything after missed changes', async () => {
    hear('missed');
    await settled();
    expect(asked).toEqual(['projects', 'me']);
  });

  it('refetches only the signed-in member after a refusal', async () => {
    hear('refused');
    await settled();
    expect(asked).toEqual(['me']);
  });

  it('does not refetch over a pending change', async () => {
    const change = await applyUpdates(client, [{ queryKey: ['projects'], update: () => ['made here'] }], undefined);
    hear('missed');
    await settled();
    expect([client.getQueryData(['projects']), asked]).toEqual([['made here'], ['me']]);
    change.settled();
    hear('missed');
    await settled();
    expect(client.getQueryData(['projects'])).toEqual([]);
  });
});
