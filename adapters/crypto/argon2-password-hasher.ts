import type { PasswordHasher } from '@evident/application/identity/ports';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: the OWASP Password Storage Cheat Sheet's first choice. About 20 ms. */
export interface Argon2Cost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}
const OWASP: Argon2Cost = { memoryKib: 19_456, passes: 2, lanes: 1 };
/** `Algorithm.Argon2id` is a `const enum`, which single-file compilation can't inline. */
const ARGON2ID = 2;
const PARAMETERS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

export class Argon2PasswordHasher implements PasswordHasher {
  #nobody?: Promise<string>;

  constructor(private readonly cost: Argon2Cost = OWASP) {}

  hash(password: string): Promise<string> {
    const { memoryKib, passes, lanes } = this.cost;
    return hash(password.normalize('NFKC'), {
      algorithm: ARGON2ID,
      memoryCost: memoryKib,
      timeCost: passes,
      parallelism: lanes,
    });
  }

  async verify(kept: string | null, password: string): Promise<boolean> {
    try {
      const right = await verify(kept ?? (await this.#hashOfNobody()), password.normalize('NFKC'));
      return right && kept !== null;
    } catch {
      return false;
    }
  }

  outdated(kept: string): boolean {
    const [, memory, passes, lanes] = (PARAMETERS.exec(kept) ?? []).map(Number);
    if (memory === undefined || passes === undefined || lanes === undefined) return true;
    return memory < this.cost.memoryKib || passes < this.cost.passes || lanes < this.cost.lanes;
  }

  /** Created once; only the first lookup of a missing account is slower. */
  #hashOfNobody(): Promise<string> {
    return (this.#nobody ??= this.hash('the password of nobody'));
  }
}
