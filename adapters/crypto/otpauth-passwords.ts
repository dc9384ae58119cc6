import type { OneTimePasswords } from '@evident/application/identity/ports';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Evident';
/** RFC 4226, section 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Allowed clock drift in steps. */
const WINDOW = 1;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD_S,
    algorithm: 'SHA1',
  });

/** TOTP by `otpauth`, with parameters that every authenticator app supports. */
export const otpauthPasswords: OneTimePasswords = {
  newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  urlOf: (secret, label) => totp(secret, label).toString(),
  stepOf(secret, code, now) {
    const timestamp = now.getTime();
    const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  },
};
