import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ChainKeys } from '@evident/domain/audit';

const KEY_BYTES = 32;
const NAME_BYTES = 6;

interface Key {
  readonly name: string;
  readonly bytes: Buffer;
}

const derived = (secret: string, what: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `evident ${what}`, length));

/**
 * HMAC-SHA-256 with keys that HKDF-SHA-256 (RFC 5869) derives for this purpose only. The newest secret seals. A seal
 * begins with the name of its key, so that those of earlier secrets can still be checked.
 */
export class HmacChainKeys implements ChainKeys {
  private readonly keys: readonly Key[];

  /** @param secrets the newest first */
  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => ({
      name: derived(secret, `name of ${purpose}`, NAME_BYTES).toString('hex'),
      bytes: derived(secret, purpose, KEY_BYTES),
    }));
  }

  seal(text: string): string {
    return sealWith(this.keys[0]!, text);
  }

  matches(text: string, seal: string): boolean | null {
    const key = this.keys.find(({ name }) => seal.startsWith(name));
    if (!key) return null;
    const [own, given] = [Buffer.from(sealWith(key, text)), Buffer.from(seal)];
    return own.length === given.length && timingSafeEqual(own, given);
  }
}

const sealWith = ({ name, bytes }: Key, text: string): string =>
  name + createHmac('sha256', bytes).update(text, 'utf8').digest('hex');
