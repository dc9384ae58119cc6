import { type News, readStream } from './change-stream.ts';

class Source extends EventTarget {
  readonly CLOSED = 2;
  readyState = 1;
  close(): void {
    this.readyState = 2;
  }
  beat(): void {
    this.dispatchEvent(new Event('heartbeat'));
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

const nextTimer = () => new Promise((after) => setTimeout(after));

describe('reading the stream of changes', () => {
  let sources: Source[];
  let pauses: number[];
  let heard: News[];
  let stop: () => void;
  const read = (early?: Source): void => {
    [sources, pauses, heard] = [early ? [early] : [], [], []];
    const open = () => {
      const source = new Source();
      sources.push(source);
      return source as unknown as EventSource;
    };
    const pause = (failures: number) => {
      pauses.push(failures);
      return 0;
    };
    stop = readStream((news) => heard.push(news), (early ?? null) as EventSource | null, open, pause);
  };
  afterEach(() => stop());

  it('may have missed changes until its first heartbeat, and none afterwards', () => {
    read();
    expect(heard).toEqual([]);
    sources[0]!.beat();
    sources[0]!.dispatchEvent(new MessageEvent('change', { data: '{"kind":"tags:arranged"}' }));
    sources[0]!.beat();
    expect(heard).toEqual(['missed', { kind: 'tags:arranged' }]);
  });

  it('has missed nothing if it was opened before the first requests', () => {
    read(new Source());
    sources[0]!.beat();
    expect([sources.length, heard]).toEqual([1, []]);
  });

  it('keeps its listeners when the browser reconnects, and then may have missed changes', () => {
    read(new Source());
    sources[0]!.breakOff();
    sources[0]!.beat();
    expect([sources.length, heard]).toEqual([1, ['missed']]);
  });

  it('reconnects with backoff after a refusal, and reports it once', async () => {
    read();
    sources[0]!.breakOff();
    sources[0]!.refuse();
    await nextTimer();
    sources[1]!.refuse();
    await nextTimer();
    expect([sources.length, pauses, heard]).toEqual([3, [2, 3], ['refused']]);
    sources[2]!.beat();
    sources[2]!.refuse();
    expect([pauses, heard]).toEqual([
      [2, 3, 1],
      ['refused', 'missed', 'refused'],
    ]);
  });

  it('reports what the server lost', () => {
    read(new Source());
    sources[0]!.dispatchEvent(new Event('missed'));
    expect(heard).toEqual(['missed']);
  });

  it('does not reconnect after it was stopped', async () => {
    read();
    sources[0]!.refuse();
    stop();
    await nextTimer();
    expect(sources.length).toBe(1);
  });
});
