import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { applyUpdates } from './cache-updates.ts';
import { watchChanges } from './watch-changes.ts';

class Source extends EventTarget {
  readonly CLOSED = 2;
  readyState = 0;
  close(): void {
    this.readyState = 2;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
  breakOff(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
}

const soon = () =>
  new Promise((after) => {
    setTimeout(after, 5);
  });

describe('stream of changes', () => {
  let client: QueryClient;
  let sources: Source[];
  let pauses: number[];
  let asked: number;
  let stop: () => void;
  let leave: () => void;

  beforeEach(async () => {
    [client, sources, pauses, asked] = [new QueryClient(), [], [], 0];
    leave = new QueryObserver(client, {
      queryKey: ['projects'],
      queryFn: async () => {
        asked += 1;
        return [];
      },
    }).subscribe(() => undefined);
    const open = () => {
      const source = new Source();
      sources.push(source);
      return source as unknown as EventSource;
    };
    stop = watchChanges(client, open, (failures) => {
      pauses.push(failures);
      return 0;
    });
    await soon();
  });
  afterEach(() => {
    stop();
    leave();
    client.clear();
  });

  it('reconnects with backoff after a refusal, and refetches everything', async () => {
    sources[0]!.refuse();
    await soon();
    sources[1]!.refuse();
    await soon();
    expect([sources.length, pauses, asked]).toEqual([3, [1, 2], 1]);
    sources[2]!.open();
    await soon();
    expect(asked).toBe(2);
    sources[2]!.refuse();
    expect(pauses).toEqual([1, 2, 1]);
  });

  it('keeps its listener when the browser reconnects', async () => {
    sources[0]!.open();
    sources[0]!.breakOff();
    await soon();
    sources[0]!.open();
    await soon();
    expect([sources.length, asked]).toEqual([1, 2]);
  });

  it('does not refetch over a pending change', async () => {
    const { settled } = await applyUpdates(
      client,
      [{ queryKey: ['projects'], update: () => ['made here'] }],
      undefined,
    );
    sources[0]!.dispatchEvent(new Event('missed'));
    await soon();
    expect([client.getQueryData(['projects']), asked]).toEqual([['made here'], 1]);
    settled();
    sources[0]!.dispatchEvent(new Event('missed'));
    await soon();
    expect([client.getQueryData(['projects']), asked]).toEqual([[], 2]);
  });

  it('closes on unmount', async () => {
    sources[0]!.refuse();
    stop();
    await soon();
    expect(sources.length).toBe(1);
  });
});
