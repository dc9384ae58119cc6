import type { EarlyStream } from '../api/early-answers.ts';
import type { News, Stop } from './change-stream.ts';
import { type Tabs, shareStream } from './share-stream.ts';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** A browser: channels deliver at once, and locks go to the next tab in line. */
class FakeBrowser implements Tabs {
  private readonly channels = new Map<string, Set<Channel>>();
  private readonly lines = new Map<string, (() => Promise<unknown>)[]>();
  readonly locks = { request: this.request.bind(this) } as unknown as LockManager;

  readonly open = (name: string): BroadcastChannel => {
    const others = this.channels.get(name) ?? new Set();
    this.channels.set(name, others);
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of others)
          if (other !== channel) other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent);
      },
      close: () => others.delete(channel),
    };
    others.add(channel);
    return channel as BroadcastChannel;
  };

  private request(
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    granted: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    const line = this.lines.get(name) ?? [];
    this.lines.set(name, line);
    if (ifAvailable && line.length > 0) return Promise.resolve(granted(null));
    return new Promise((resolve, reject) => {
      const enter = async () => {
        resolve(await granted({ name } as Lock));
        line.shift();
        await line[0]?.();
      };
      signal?.addEventListener('abort', () => {
        if (line.indexOf(enter) > 0) line.splice(line.indexOf(enter), 1);
        reject(new Error('AbortError'));
      });
      line.push(enter);
      if (line.length === 1) void enter();
    });
  }
}

/** Lets released locks be granted. */
const settled = () => new Promise((after) => setTimeout(after));
const CHANGE = { kind: 'tags:arranged' } as const;

describe('one stream for the tabs of a browser', () => {
  let browser: Tabs;
  let streams: ((news: News) => void)[];
  let adopted: (EventSource | null)[];

  beforeEach(() => {
    [browser, streams, adopted] = [new FakeBrowser(), [], []];
  });
  const openTab = (name = 'W.ada', early?: EarlyStream) => {
    const heard: News[] = [];
    const read = (tell: (news: News) => void, source: EventSource | null): Stop => {
      streams.push(tell);
      adopted.push(source);
      return () => void streams.splice(streams.indexOf(tell), 1);
    };
    return { heard, leave: shareStream(name, (news) => heard.push(news), read, early, browser) };
  };

  it('is read by one tab and relayed to twelve', () => {
    const tabs = Array.from({ length: 12 }, () => openTab());
    expect(streams.length).toBe(1);
    streams[0]!(CHANGE);
    expect(tabs.map(({ heard }) => heard.at(-1))).toEqual(Array.from({ length: 12 }, () => CHANGE));
  });

  it('refetches in a tab that joins others, because its answers are older', () => {
    openTab();
    expect(openTab().heard).toEqual(['missed']);
  });

  it('is read by the next tab when its reader goes, and each hears it once', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    first.leave();
    await settled();
    expect(streams.length).toBe(1);
    streams[0]!('missed');
    streams[0]!(CHANGE);
    for (const { heard } of [second, third]) expect(heard).toEqual(['missed', 'missed', CHANGE]);
    expect(first.heard).toEqual([]);
  });

  it('ends with its last tab, and those that wait no longer never read it', async () => {
    const [first, second] = [openTab(), openTab()];
    second.leave();
    first.leave();
    await settled();
    expect(streams.length).toBe(0);
  });

  it('is not shared between accounts or workspaces', () => {
    const [ada, bob] = [openTab('W.ada'), openTab('W.bob')];
    expect(streams.length).toBe(2);
    streams[0]!(CHANGE);
    expect([ada.heard, bob.heard]).toEqual([[CHANGE], []]);
  });

  it('belongs to each tab where locks are missing', () => {
    const { open } = browser;
    browser = { locks: undefined, open };
    const [first, second] = [openTab(), openTab()];
    streams[0]!(CHANGE);
    expect([streams.length, first.heard, second.heard]).toEqual([2, [CHANGE], []]);
  });

  describe('joined before the app loaded', () => {
    const early = (more: Partial<EarlyStream>): EarlyStream => ({
      name: 'W.ada',
      channel: browser.open('W.ada'),
      source: null,
      missed: false,
      taken: new AbortController(),
      leave: () => undefined,
      ...more,
    });
    const source = {} as EventSource;

    it('goes on without a refetch', () => {
      const { heard } = openTab('W.ada', early({ source }));
      expect([heard, adopted]).toEqual([[], [source]]);
    });

    it('is waited for without a refetch if another tab reads it', async () => {
      const first = openTab();
      const second = openTab('W.ada', early({}));
      streams[0]!(CHANGE);
      expect([streams.length, second.heard]).toEqual([1, [CHANGE]]);
      first.leave();
      await settled();
      expect(streams.length).toBe(1);
    });

    it('tells all tabs that changes were missed if it read them', () => {
      const other = openTab('W.ada', early({}));
      const { heard } = openTab('W.ada', early({ source, missed: true }));
      expect([heard, other.heard]).toEqual([['missed'], ['missed']]);
    });

    it('gives up its place with the tab', () => {
      let left = 0;
      openTab('W.ada', early({ source, leave: () => (left += 1) })).leave();
      expect([left, streams.length]).toEqual([1, 0]);
    });
  });
});
