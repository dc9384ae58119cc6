import { Refusal } from '@evident/domain/kernel';

/** Why a rule of the domain refuses, in its own words; null when it does not. */
export function refusalReason(rule: () => void): string | null {
  try {
    rule();
    return null;
  } catch (thrown) {
    if (thrown instanceof Refusal) return [thrown.title, thrown.advice].filter(Boolean).join('. ');
    throw thrown;
  }
}
