import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '@evident/application/identity/ports';
import type { KeyRing } from '@evident/application/keys/reseal-values';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NAME_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Key and name are derived from the secret for one purpose. The name reveals neither. */
interface Key {
  readonly prefix: string;
  readonly bytes: Buffer;
}

function keyOf(secret: string, purpose: string): Key {
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `evident ${what}`, length));
  return {
    prefix: `${derived(`name of ${purpose}`, NAME_BYTES).toString('base64url')}.`,
    bytes: derived(purpose, KEY_BYTES),
  };
}

/**
 * AES-256-GCM with a random nonce. HKDF-SHA-256 (RFC 5869) derives the keys for this purpose only. The newest secret
 * encrypts; values of earlier ones can still be decrypted, and begin with the name of their key.
 */
export class AesVault implements Vault, KeyRing {
  private readonly keys: readonly Key[];

  /** @param secrets the newest first */
  constructor(secrets: string | readonly string[], purpose: string) {
    this.keys = [secrets].flat().map((secret) => keyOf(secret, purpose));
  }

  get newest(): string {
    return this.keys[0]!.prefix;
  }

  seal(text: string, about: string): string {
    const { prefix, bytes } = this.keys[0]!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  open(sealed: string, about: string): string | null {
    // Values of earlier releases begin with no name.
    const named = sealed.includes('.') ? this.keys.filter(({ prefix }) => sealed.startsWith(prefix)) : this.keys;
    const value = sealed.slice(sealed.indexOf('.') + 1);
    for (const { bytes } of named) {
      const opened = decrypted(bytes, Buffer.from(value, 'base64url'), about);
      if (opened !== null) return opened;
    }
    return null;
  }

  resealed(sealed: string, about: string): string | null {
    const text = this.open(sealed, about);
    return text === null ? null : this.seal(text, about);
  }
}

function decrypted(key: Buffer, bytes: Buffer, about: string): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(about));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
