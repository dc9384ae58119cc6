import { type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between reads of a text that is being written, in whichever process. */
const READ_MS = 300;
/** Milliseconds after which a stream ends; clients open it again, with their credentials. */
const STREAM_MS = 60_000;
/** Milliseconds that clients wait before they open the stream again. */
const RETRY_MS = 500;

/** A text as server-sent events, each time it has grown, until it ends. */
export async function* textEvents(first: EvidenceText, read: () => Promise<EvidenceText>): AsyncGenerator<string> {
  const endsAt = Date.now() + STREAM_MS;
  yield `retry: ${RETRY_MS}\n\n`;
  let sent = '';
  for (let text = first; ;) {
    const now = JSON.stringify(text);
    if (now !== sent) yield `event: text\ndata: ${now}\n\n`;
    sent = now;
    if (!isBeingWritten(text) || Date.now() > endsAt) return;
    await pause(READ_MS);
    try {
      text = await read();
    } catch {
      // Gone, or out of sight: a client that opens the stream again is told so.
      return;
    }
  }
}
