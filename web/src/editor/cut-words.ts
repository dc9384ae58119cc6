import type { Transaction } from '@tiptap/pm/state';
import { lastAccount } from '../kernel/device/account.ts';
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
const KEY = CHANNEL;

/** A cut without its words: their hash recognizes them, and has the same size for any number of words. */
interface Kept {
  readonly noteId: string;
  readonly hash: string;
}

/** Keeps the last cut of this tab across a reload, for the member and workspace that cut it. */
export class CutMemory {
  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
    private readonly account: () => string | null = lastAccount,
  ) {}

  read(): Kept | null {
    try {
      const { account, ...kept } = JSON.parse(this.storage.getItem(KEY) ?? '{}') as Partial<Kept & { account: string }>;
      return account !== undefined && account === this.account() && kept.noteId && kept.hash ? (kept as Kept) : null;
    } catch {
      return null;
    }
  }

  write(kept: Kept | null): void {
    const account = this.account();
    if (kept && account) this.storage.setItem(KEY, JSON.stringify({ account, ...kept }));
    else this.storage.removeItem(KEY);
  }
}

/** Two 32-bit hashes and the length. Words are compared, not protected. */
function hashOf(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01234567];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b) + at;
  }
  return `${text.length}.${one >>> 0}.${two >>> 0}`;
}

/** The words that were last cut in any tab of this browser. */
export class LastCut {
  private last: (Kept & Pick<CutWords, 'settled'>) | null;
  private readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

  private readonly memory: CutMemory;

  constructor(
    channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> = new BroadcastChannel(CHANNEL),
    memory = new CutMemory(),
  ) {
    this.channel = channel;
    this.memory = memory;
    this.last = stored(memory.read());
    channel.onmessage = ({ data }: MessageEvent<Kept | null>) => {
      this.last = stored(data);
      memory.write(data);
    };
  }

  keep({ noteId, text, settled }: CutWords): void {
    const kept = { noteId, hash: hashOf(text) };
    this.last = { ...kept, settled };
    this.tell(kept);
  }

  /** Takes the cut that a paste into another note completes; null for any other paste. */
  takeFor(noteId: string, { text }: Pick<PastedText, 'text'>): Omit<CutWords, 'text'> | null {
    const cut = this.last;
    if (!cut || cut.noteId === noteId || cut.hash !== hashOf(text)) return null;
    this.last = null;
    this.tell(null);
    return cut;
  }

  private tell(others: Kept | null): void {
    this.memory.write(others);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    this.channel.postMessage(others);
  }
}

/** A cut of another tab or before a reload. */
const stored = (kept: Kept | null): (Kept & Pick<CutWords, 'settled'>) | null =>
  kept && { ...kept, settled: () => Promise.resolve() };
