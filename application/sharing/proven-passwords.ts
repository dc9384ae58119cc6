const PROVEN_FOR_MS = 900_000;
const ENTRIES_MAX = 10_000;

/**
 * Caches verified passwords briefly, so that a page with many images runs the slow verification once. In memory only,
 * under hashed keys. Concurrent requests share one verification.
 */
export class ProvenPasswords {
  private readonly until = new Map<string, number>();
  private readonly running = new Map<string, Promise<void>>();

  has(key: string, now: Date): boolean {
    return (this.until.get(key) ?? 0) > now.getTime();
  }

  /** @param verify throws if the password is wrong; then nothing is cached */
  prove(key: string, now: Date, verify: () => Promise<void>): Promise<void> {
    const running = this.running.get(key) ?? this.once(key, now, verify);
    this.running.set(key, running);
    return running;
  }

  private async once(key: string, now: Date, verify: () => Promise<void>): Promise<void> {
    try {
      await verify();
      this.until.delete(key);
      this.until.set(key, now.getTime() + PROVEN_FOR_MS);
      if (this.until.size > ENTRIES_MAX) this.until.delete(this.until.keys().next().value!);
    } finally {
      this.running.delete(key);
    }
  }
}
