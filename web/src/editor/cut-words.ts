import type { Transaction } from '@tiptap/pm/state';
import { insertedBy, leftBy } from './moved-words.ts';
import type { Run } from './runs.ts';

/** Words that were cut from a note. */
export interface CutWords {
  readonly noteId: string;
  /** Without spaces and line breaks, which a paste can change. */
  readonly text: string;
  /** Resolves once the server has stored the cut. */
  settled(): Promise<void>;
}

/** Pasted words, in editor positions. */
export interface PastedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The words that a transaction cuts. */
export const cutBy = (transaction: Transaction): string | null =>
  transaction.getMeta('uiEvent') === 'cut' ? textIn(leftBy(transaction)) || null : null;

/** The words that a transaction pastes. */
export function pastedBy(transaction: Transaction): PastedText | null {
  if (transaction.getMeta('uiEvent') !== 'paste') return null;
  const runs = insertedBy(transaction);
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last ? { text: textIn(runs), from: first.position, to: last.position + last.text.length } : null;
}

const textIn = (runs: readonly Run[]): string => runs.map(({ text }) => text.replace(/\s+/g, '')).join('');

const CHANNEL = 'evident-cut-words';

/** The words that were last cut in any tab of this browser. Kept in memory only. */
export class LastCut {
  private last: CutWords | null = null;
  private readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

  constructor(channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> = new BroadcastChannel(CHANNEL)) {
    this.channel = channel;
    channel.onmessage = ({ data }: MessageEvent<Pick<CutWords, 'noteId' | 'text'> | null>) => {
      this.last = data && { ...data, settled: () => Promise.resolve() };
    };
  }

  keep(cut: CutWords): void {
    this.last = cut;
    this.tell({ noteId: cut.noteId, text: cut.text });
  }

  /** Takes the cut that a paste into another note completes; null for any other paste. */
  takeFor(noteId: string, { text }: Pick<PastedText, 'text'>): CutWords | null {
    const cut = this.last;
    if (!cut || cut.noteId === noteId || cut.text !== text) return null;
    this.last = null;
    this.tell(null);
    return cut;
  }

  private tell(others: Pick<CutWords, 'noteId' | 'text'> | null): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    this.channel.postMessage(others);
  }
}
