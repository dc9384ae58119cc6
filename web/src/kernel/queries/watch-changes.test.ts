import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { foresee } from './foreseen.ts';
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

describe('the changes that others make', () => {
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

  it('are listened to again after the server refused, ever more seldom, and everything is read again then', async () => {
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

  it('are listened to on the same connection when the browser connects again by itself', async () => {
    sources[0]!.open();
    sources[0]!.breakOff();
    await soon();
    sources[0]!.open();
    await soon();
    expect([sources.length, asked]).toEqual([1, 2]);
  });

  it('are not asked for over what this page is about to change', async () => {
    const { settled } = await foresee(client, [{ queryKey: ['projects'], foresee: () => ['made here'] }], undefined);
    sources[0]!.dispatchEvent(new Event('missed'));
    await soon();
    expect([client.getQueryData(['projects']), asked]).toEqual([['made here'], 1]);
    settled();
    sources[0]!.dispatchEvent(new Event('missed'));
    await soon();
    expect([client.getQueryData(['projects']), asked]).toEqual([[], 2]);
  });

  it('are no longer listened to after one has gone', async () => {
    sources[0]!.refuse();
    stop();
    await soon();
    expect(sources.length).toBe(1);
  });
});
