import { refuse, type StringSchema } from '../kernel/index.ts';

/** One label of a domain name: up to 63 letters, digits and inner hyphens. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A standard address: local part, @, and a domain of at least two labels (specification, document 000, section 5). */
const EMAIL_PATTERN = `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+${LABEL}$`;
/** A mail domain starts with @ (specification, document 000, section 5). */
const DOMAIN_PATTERN = `^@(?:${LABEL}\\.)+${LABEL}$`;
const EMAIL_MAX = 254;

export const emailField = {
  type: 'string',
  minLength: 3,
  maxLength: EMAIL_MAX,
  examples: ['ada@example.org'],
} as const satisfies StringSchema;
export const domainField = {
  type: 'string',
  minLength: 4,
  maxLength: EMAIL_MAX,
  examples: ['@example.org'],
} as const satisfies StringSchema;

const EMAIL = new RegExp(EMAIL_PATTERN, 'i');
const DOMAIN = new RegExp(DOMAIN_PATTERN);

const trimmedLower = (text: string): string => text.trim().toLowerCase();

/** Normalizes an address for storage and comparison: trimmed, lower case. */
export function normalEmail(text: string): string {
  const email = trimmedLower(text);
  if (email.length > EMAIL_MAX || !EMAIL.test(email))
    refuse('ValidationError', 'This is not an e-mail address', 'Write it like name@example.org.');
  return email;
}

/** Normalizes a mail domain for storage and comparison: lower case, with leading @. */
export function normalDomain(text: string): string {
  const given = trimmedLower(text);
  const domain = given.startsWith('@') ? given : `@${given}`;
  if (domain.length > EMAIL_MAX || !DOMAIN.test(domain))
    refuse('ValidationError', 'This is not a mail domain', 'Write it like @example.org.');
  return domain;
}

/** Whether a text is an address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** The mail domain of an address, with @ in front. */
export const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf('@')).toLowerCase();
