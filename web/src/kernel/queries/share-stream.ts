import type { EarlyStream } from '../api/early-answers.ts';
import type { News, Stop } from './change-stream.ts';
import { holding } from './holding.ts';

export interface Tabs {
  /** Absent without HTTPS; then each tab has its own stream. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  open(channel: string): BroadcastChannel;
}

export const browserTabs: Tabs = {
  locks: globalThis.navigator?.locks,
  open: (channel) => new BroadcastChannel(channel),
};

/**
 * Shares one stream among the tabs of a browser. The tab that holds the lock `name` reads it and relays it to the others
 * over the channel `name`. When it goes, the browser gives the lock to the next.
 * @param read opens the stream, or takes over an open one that missed nothing
 */
export function shareStream(
  name: string,
  hear: (news: News) => void,
  read: (tell: (news: News) => void, early: EventSource | null) => Stop,
  early?: EarlyStream,
  { locks, open }: Tabs = browserTabs,
): Stop {
  const left = new AbortController();
  const channel = early?.channel ?? open(name);
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  const tell = (news: News): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    if (locks) channel.postMessage(news);
    hear(news);
  };
  const lead = (source: EventSource | null = null): Promise<void> => holding(left.signal, () => read(tell, source))();
  const wait = (): void => {
    locks!.request(name, { signal: left.signal }, () => lead()).catch(() => undefined);
  };
  const join = (lock: Lock | null): Promise<void> | undefined => {
    if (lock) return lead();
    if (left.signal.aborted) return undefined;
    // The leader relays from now on.
    hear('missed');
    wait();
    return undefined;
  };
  if (early?.missed) (early.source ? tell : hear)('missed');
  if (early?.source || !locks) void lead(early?.source);
  else if (early) wait();
  else locks.request(name, { ifAvailable: true }, join).catch(() => undefined);
  return () => {
    left.abort();
    early?.leave();
    channel.close();
  };
}
