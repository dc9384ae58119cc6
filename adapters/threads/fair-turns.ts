/** Lets at most `most` pieces of work run at once. Groups that wait take turns, so one with much work delays no other. */
export class FairTurns {
  #running = 0;
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(private readonly most: number) {}

  async take<T>(group: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.most) await this.#turn(group);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  #turn(group: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(group);
      if (queue) queue.push(resolve);
      else this.#waiting.set(group, [resolve]);
    });
  }

  /** To the group that has waited longest; it goes to the end of the row. */
  #handOn(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const [group, [next, ...others]] = first;
    this.#waiting.delete(group);
    if (others.length > 0) this.#waiting.set(group, others);
    next!();
  }
}
