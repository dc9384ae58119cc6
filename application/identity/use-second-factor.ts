import { type AccountMethod, type SecondFactor, afterRecovery, afterStep, typedCode } from '@evident/domain/identity';
import type { Secrets } from '../kernel/secrets.ts';
import type { SecondFactorStore } from './identity-work.ts';
import type { OneTimePasswords, Vault } from './ports.ts';

export interface SecondFactorPorts {
  readonly passwords: OneTimePasswords;
  readonly vault: Vault;
  readonly secrets: Secrets;
}

const DIGITS = /^\d{6}$/;

/** Consumes an authenticator or recovery code. Returns its type; null if it is wrong or already used. */
export async function consumeCode(
  store: SecondFactorStore,
  ports: SecondFactorPorts,
  factor: SecondFactor,
  typed: string,
  now: Date,
): Promise<AccountMethod | null> {
  const code = typedCode(typed);
  const byApp = DIGITS.test(code);
  const after = byApp ? afterAppCode(ports, factor, code, now) : afterRecovery(factor, ports.secrets.hash(code));
  if (!after) return null;
  await store.save(after);
  return byApp ? 'AUTHENTICATOR' : 'RECOVERY_CODE';
}

/** The factor after an authenticator code; null if the code is wrong or already used. */
export function afterAppCode(
  { passwords, vault }: SecondFactorPorts,
  factor: SecondFactor,
  code: string,
  now: Date,
): SecondFactor | null {
  const secret = vault.open(factor.sealedSecret, factor.accountId);
  const step = secret === null ? null : passwords.stepOf(secret, typedCode(code), now);
  return step === null ? null : afterStep(factor, step);
}
