/** Lets a limited number of requests in at once, in the order in which they came. */
export class InTurn {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(private readonly atOnce: number) {}

  /** Resolves to a function to call at the end. Rejects with the reason of `signal` if that aborts before. */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.inside >= this.atOnce) await this.turn(signal);
    else this.inside += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.inside -= 1;
    };
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((give, fail) => {
      const admit = (): void => {
        signal.removeEventListener('abort', stop);
        give();
      };
      const stop = (): void => {
        this.waiting.splice(this.waiting.indexOf(admit), 1);
        fail(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { once: true });
      this.waiting.push(admit);
    });
  }
}
