import { PROBE_EVERY_MS, afterConnectionNews, notYetConnected, type ConnectionNews } from '@evident/domain/connection';
import { createStore, useStore } from '../store.ts';

const connection = createStore(notYetConnected);

/** Every request that was or was not answered counts, not the probe alone. */
export function hearOfServer(news: ConnectionNews): void {
  connection.change((before) => afterConnectionNews(before, news));
}

export function useConnection() {
  return useStore(connection);
}

/** Asks the server every five seconds whether it is there, at once when the network comes back, and never while the page is hidden. */
export function watchConnection(probe: () => Promise<boolean> = ping): () => void {
  let underWay = false;
  const ask = async () => {
    if (underWay || document.hidden) return;
    underWay = true;
    hearOfServer((await probe()) ? 'answered' : 'failed');
    underWay = false;
  };
  const lost = () => hearOfServer('networkLost');
  const found = () => {
    hearOfServer('networkFound');
    void ask();
  };
  const shown = () => void ask();
  const timer = setInterval(shown, PROBE_EVERY_MS);
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  document.addEventListener('visibilitychange', shown);
  if (!navigator.onLine) lost();
  void ask();
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
    document.removeEventListener('visibilitychange', shown);
  };
}

/** Reads to the end: what is not read counts as under way until its time is up, and is then broken off. */
export async function ping(): Promise<boolean> {
  try {
    const answered = await fetch('/ping', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_EVERY_MS - 500) });
    await answered.text();
    return answered.ok;
  } catch {
    return false;
  }
}
