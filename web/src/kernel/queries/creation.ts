/** Header that makes a repeated POST idempotent. */
export interface IdempotencyHeader {
  readonly 'Idempotency-Key': string;
}

/** Milliseconds after success in which a click counts as a double click. */
export const DOUBLE_CLICK_MS = 1000;

export const idempotencyKey = (): IdempotencyHeader => ({ 'Idempotency-Key': crypto.randomUUID() });

interface Creation {
  once: IdempotencyHeader;
  state: 'running' | 'done' | 'failed';
  doneAt: number;
}

/** Creations of one form. Retrying the same content reuses its key, so a lost response creates no duplicate. */
export class Creations {
  readonly #begun = new Map<string, Creation>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly newKey: () => IdempotencyHeader = idempotencyKey,
  ) {}

  /** Reserves a creation. Returns false while the same one is pending or has just succeeded. */
  begin(input: unknown): boolean {
    const before = this.#begun.get(serialized(input));
    if (before?.state === 'running' || (before?.state === 'done' && this.now() - before.doneAt < DOUBLE_CLICK_MS))
      return false;
    this.#begun.set(serialized(input), {
      once: before?.state === 'failed' ? before.once : this.newKey(),
      state: 'running',
      doneAt: 0,
    });
    return true;
  }

  /** Runs a reserved creation with its key. */
  async run<Output>(input: unknown, create: (once: IdempotencyHeader) => Promise<Output>): Promise<Output> {
    const creation = this.#begun.get(serialized(input))!;
    // Done again after its undo.
    if (creation.state === 'done') creation.once = this.newKey();
    try {
      const output = await create(creation.once);
      Object.assign(creation, { state: 'done', doneAt: this.now() });
      return output;
    } catch (thrown) {
      creation.state = 'failed';
      throw thrown;
    }
  }
}

const serialized = (input: unknown): string => JSON.stringify(input ?? null);
