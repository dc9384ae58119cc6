import { PROBE_EVERY_MS, afterConnectionNews, notYetConnected, type ConnectionNews } from '@evident/domain/connection';
import { createStore, useStore } from '../store.ts';

const connection = createStore(notYetConnected);

/** Every response or failure counts, not only pings. */
export function reportConnection(news: ConnectionNews): void {
  connection.change((before) => afterConnectionNews(before, news));
}

export function useConnection() {
  return useStore(connection);
}

/** Pings the server every five seconds and when the network returns, but not while the page is hidden. */
export function watchConnection(probe: () => Promise<boolean> = ping): () => void {
  let underWay = false;
  const ask = async () => {
    if (underWay || document.hidden) return;
    underWay = true;
    reportConnection((await probe()) ? 'answered' : 'failed');
    underWay = false;
  };
  const lost = () => reportConnection('networkLost');
  const found = () => {
    reportConnection('networkFound');
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

/** Reads the body, because an unread response stays pending until its timeout and then aborts. */
export async function ping(): Promise<boolean> {
  try {
    const answered = await fetch('/ping', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_EVERY_MS - 500) });
    await answered.text();
    return answered.ok;
  } catch {
    return false;
  }
}
