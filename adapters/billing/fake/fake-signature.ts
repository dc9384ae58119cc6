import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (secret: string, body: string, seconds: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** A signature in the form of Stripe: `t=1790000000,v1=…`. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, body, seconds)}`;
}

/** When a body was signed; null if the signature is wrong. */
export function signedAt(secret: string, body: string, signature: string): Date | null {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!seconds || !given) return null;
  const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(digest(secret, body, seconds)));
  return isRight ? new Date(Number(seconds) * 1000) : null;
}
