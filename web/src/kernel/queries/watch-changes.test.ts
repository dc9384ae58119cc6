import { jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { applyUpdates } from './cache-updates.ts';
import { on, touchedBy } from './touched-by.ts';
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

  it('lets a refetch end before changes that keep coming begin the next one', async () => {
    jest.useFakeTimers();
    try {
      const begun: ((answer: string[]) => void)[] = [];
      const end = new QueryObserver(client, {
        queryKey: ['notes'],
        meta: touchedBy(on(['note:changed'], true)),
        queryFn: () => new Promise<string[]>((answer) => begun.push(answer)),
      }).subscribe(() => undefined);
      begun[0]!(['as opened']);
      await jest.advanceTimersByTimeAsync(0);
      const { hear: hearOne, stop } = refetching(client);
      for (let change = 0; change < 20; change += 1) {
        hearOne({ kind: 'note:changed', noteId: 'n', projectId: 'p' });
        await jest.advanceTimersByTimeAsync(200);
      }
      expect(begun).toHaveLength(2);
      begun[1]!(['after the first change']);
      await jest.advanceTimersByTimeAsync(10_000);
      expect([client.getQueryData(['notes']), begun.length]).toEqual([['after the first change'], 3]);
      // The third answer never arrives.
      hearOne({ kind: 'note:changed', noteId: 'n', projectId: 'p' });
      await jest.advanceTimersByTimeAsync(40_000);
      expect(begun).toHaveLength(4);
      end();
      stop();
    } finally {
      jest.useRealTimers();
    }
  });
});
