import { refuse, type StringSchema } from '../kernel/index.ts';

/** Shortest and longest password (specification, document 000, section 5; the longest is decided). */
const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

export const passwordField = {
  type: 'string',
  minLength: 1,
  maxLength: PASSWORD_MAX,
  examples: ['Nine interviews, one deadline!'],
} as const satisfies StringSchema;

/** What a password must have, in the words shown beside the field. */
export const PASSWORD_RULES: readonly { readonly wording: string; readonly holds: (password: string) => boolean }[] = [
  { wording: `at least ${PASSWORD_MIN} characters`, holds: (password) => password.length >= PASSWORD_MIN },
  { wording: `at most ${PASSWORD_MAX} characters`, holds: (password) => password.length <= PASSWORD_MAX },
  { wording: 'an uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { wording: 'a lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { wording: 'a digit', holds: (password) => /\p{Nd}/u.test(password) },
  { wording: 'a symbol other than an underscore', holds: (password) => /[^\p{L}\p{N}_]/u.test(password) },
];

/** What a password lacks; nothing when it may be used. */
export const passwordFaults = (password: string): string[] =>
  PASSWORD_RULES.filter(({ holds }) => !holds(password)).map(({ wording }) => wording);

/** Refuses a password that breaks a rule, naming every rule it breaks. */
export function demandStrongPassword(password: string): void {
  const faults = passwordFaults(password);
  if (faults.length > 0) refuse('ValidationError', 'The password is too weak', `It needs ${faults.join(', ')}.`);
}
