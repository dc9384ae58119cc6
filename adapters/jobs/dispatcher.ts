/** The jobs of one queue in this process. */
export interface Lane {
  readonly concurrency: number;
  /** Takes a waiting job and resolves to its work, which never rejects; null if none is ready. */
  take(): Promise<{ readonly done: Promise<void> } | null>;
}

export interface Look {
  /** Queues with jobs that could start now. */
  readonly ready: readonly string[];
  /** Milliseconds until the next waiting job is due; null if none waits. */
  readonly dueMs: number | null;
}

/** Milliseconds between two looks, however many jobs fail or are due. */
const PAUSE_MS = 100;

interface State {
  readonly lane: Lane;
  running: number;
  filling: boolean;
  again: boolean;
}

/**
 * Starts the jobs of all queues of a process. It asks a queue for jobs when it is woken: by the notification of a new
 * job, by the end of a job, or by a look at all queues when a delayed job is due. A regular look is the fallback for
 * lost notifications and for jobs that other processes delay.
 */
export class Dispatcher {
  readonly #lanes = new Map<string, State>();
  /** Promises that never reject. */
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #timerAt = 0;
  #lookedAt = 0;
  #looking: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly lookMs: number,
    private readonly lookAt: (names: readonly string[]) => Promise<Look>,
    private readonly onFault: (fault: Error) => void,
  ) {}

  add(name: string, lane: Lane): void {
    this.#lanes.set(name, { lane, running: 0, filling: false, again: false });
    this.lookWithin(0);
  }

  /** Asks the queue for jobs. Without effect if this process does not work on it. */
  wake(name: string): void {
    const state = this.#lanes.get(name);
    if (!state || this.#stopped) return;
    state.again = true;
    if (state.filling) return;
    state.filling = true;
    this.#track(
      this.#fill(state, name)
        .catch((fault: unknown) => this.onFault(new Error(`Jobs of ${name} could not be taken: ${String(fault)}`)))
        .finally(() => {
          state.filling = false;
          if (state.again && state.running < state.lane.concurrency) this.wake(name);
        }),
    );
  }

  /** Looks at all queues in so many milliseconds, or earlier. */
  lookWithin(ms: number): void {
    const at = Math.max(Date.now() + Math.min(ms, this.lookMs), this.#lookedAt + PAUSE_MS);
    if (this.#stopped || (this.#timer && this.#timerAt <= at)) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(() => this.#look(), at - Date.now());
  }

  /** Takes no more jobs and waits for running ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  async #fill(state: State, name: string): Promise<void> {
    while (state.again && !this.#stopped && state.running < state.lane.concurrency) {
      state.again = false;
      const taken = await state.lane.take();
      if (!taken) continue;
      state.again = true;
      state.running++;
      this.#track(
        taken.done.finally(() => {
          state.running--;
          this.wake(name);
        }),
      );
    }
  }

  #look(): void {
    this.#timer = null;
    this.#looking = (this.#looking ?? Promise.resolve()).then(() => this.#lookAround());
  }

  async #lookAround(): Promise<void> {
    if (this.#stopped) return;
    this.#lookedAt = Date.now();
    try {
      const { ready, dueMs } = await this.lookAt([...this.#lanes.keys()]);
      for (const name of ready) this.wake(name);
      this.lookWithin(dueMs ?? this.lookMs);
    } catch (fault) {
      this.onFault(new Error(`Due jobs could not be looked up: ${String(fault)}`));
      this.lookWithin(this.lookMs);
    }
  }
}
