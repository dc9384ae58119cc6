import { refuse, type StringSchema } from '../kernel/index.ts';

/** Password length limits (specification, document 000, section 5; the maximum is decided). */
const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

export const passwordField = {
  type: 'string',
  minLength: 1,
  maxLength: PASSWORD_MAX,
  examples: ['Nine interviews, one deadline!'],
} as const satisfies StringSchema;

/** Password requirements, with the wording shown next to the field. */
export const PASSWORD_RULES: readonly { readonly wording: string; readonly holds: (password: string) => boolean }[] = [
  { wording: `at least ${PASSWORD_MIN} characters`, holds: (password) => password.length >= PASSWORD_MIN },
  { wording: `at most ${PASSWORD_MAX} characters`, holds: (password) => password.length <= PASSWORD_MAX },
  { wording: 'an uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { wording: 'a lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { wording: 'a digit', holds: (password) => /\p{Nd}/u.test(password) },
  { wording: 'a symbol other than an underscore', holds: (password) => /[^\p{L}\p{N}_]/u.test(password) },
];

/** Returns the unmet requirements; empty if the password is acceptable. */
export const passwordFaults = (password: string): string[] =>
  PASSWORD_RULES.filter(({ holds }) => !holds(password)).map(({ wording }) => wording);

/** Refuses a weak password and names every unmet requirement. */
export function demandStrongPassword(password: string): void {
  const faults = passwordFaults(password);
  if (faults.length > 0) refuse('ValidationError', 'The password is too weak', `It needs ${faults.join(', ')}.`);
}
