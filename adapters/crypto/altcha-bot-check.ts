import type { BotChallenge, BotCheck } from '@evident/application/identity/ports';
import type { Clock } from '@evident/application/kernel/clock';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export interface WorkDemanded {
  /** PBKDF2 rounds per attempt; 2,000 take a browser about half a millisecond. */
  readonly cost: number;
  /** Range of the answer. Bounds the number of attempts on slow machines. */
  readonly attempts: readonly [fewest: number, most: number];
}

const VALID_MS = 600_000;
const REMEMBERED = 50_000;
const SOLUTION_CHARACTERS = 8_192;

/**
 * ALTCHA proof of work, without a third party: a third of a second for one browser, expensive for thousands of
 * sign-ups.
 */
export class AltchaBotCheck implements BotCheck {
  /** Redeemed nonces with their expiry (ms), per process. */
  readonly #redeemed = new Map<string, number>();

  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
    private readonly demanded: WorkDemanded = { cost: 2_000, attempts: [300, 700] },
    private readonly remembered = REMEMBERED,
  ) {}

  async challenge(): Promise<BotChallenge> {
    const { cost, attempts } = this.demanded;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(attempts[1], attempts[0]),
      deriveKey,
      expiresAt: new Date(this.clock.now().getTime() + VALID_MS),
      hmacSignatureSecret: this.secret,
    });
    return { ...challenge };
  }

  async verify(solution: string): Promise<boolean> {
    const now = this.clock.now().getTime();
    try {
      if (solution.length > SOLUTION_CHARACTERS) return false;
      const { challenge, solution: found } = JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
      const { verified } = await verifySolution({
        challenge,
        solution: found,
        deriveKey,
        hmacSignatureSecret: this.secret,
      });
      const endsAt = Number(challenge?.parameters?.expiresAt) * 1000;
      return verified && endsAt > now && this.#redeem(String(challenge.parameters.nonce), endsAt, now);
    } catch {
      return false;
    }
  }

  /** If the cache is full of valid nonces, refuses: evicting one would allow its solution again. */
  #redeem(nonce: string, endsAt: number, now: number): boolean {
    if (this.#redeemed.has(nonce)) return false;
    if (this.#redeemed.size >= this.remembered)
      for (const [old, end] of this.#redeemed) if (end <= now) this.#redeemed.delete(old);
    if (this.#redeemed.size >= this.remembered) return false;
    this.#redeemed.set(nonce, endsAt);
    return true;
  }
}
