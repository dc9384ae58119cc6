import { refuse, type Infer, type ObjectSchema, type StringSchema } from '../kernel/index.ts';
import { BANNED_WORDS, RESERVED_WORDS } from './reserved-words.ts';

/** Length of a subdomain (specification, document 000, section 5; the use of 4 is decided). */
const SUBDOMAIN_MIN = 4;
const SUBDOMAIN_MAX = 63;
export const SLUG_CUT = 30;

export const subdomainField = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'Made into a subdomain by the slug rules',
  examples: ['acme-research'],
} as const satisfies StringSchema;

const trimHyphens = (text: string): string => text.replace(/^-+|-+$/g, '');

/** Limits the length, cutting after the last whole part. A single longer part is cut anywhere. */
function cutAtHyphen(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const head = slug.slice(0, length);
  if (slug[length] === '-') return trimHyphens(head);
  const hyphen = head.lastIndexOf('-');
  return hyphen > 0 ? trimHyphens(head.slice(0, hyphen)) : head;
}

/**
 * Converts text to a slug: lower case, spaces to hyphens, only a-z, 0-9, / and -, no leading, trailing or double
 * hyphens, cut to 30 characters at a hyphen (specification, document 000, section 5).
 */
export function slugOf(text: string): string {
  const kept = text
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9/-]/g, '');
  return cutAtHyphen(trimHyphens(kept.replace(/-{2,}/g, '-')), SLUG_CUT);
}

/** Whether part of a subdomain is profane; the word list is external. */
export type Profanity = (part: string) => boolean;

/** The reason a slug cannot be a subdomain; `undefined` if it can. */
export function slugFault(slug: string, isProfane: Profanity): string | undefined {
  if (slug.length < SUBDOMAIN_MIN) return `A subdomain has at least ${SUBDOMAIN_MIN} characters`;
  if (slug.length > SUBDOMAIN_MAX) return `A subdomain has at most ${SUBDOMAIN_MAX} characters`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'A subdomain has only letters, digits and single hyphens between them';
  const parts = slug.split('-');
  if (RESERVED_WORDS.has(parts[0]!) || RESERVED_WORDS.has(slug)) return 'This subdomain is reserved';
  return parts.some((part) => BANNED_WORDS.has(part) || isProfane(part)) ? 'This subdomain is not allowed' : undefined;
}

/** Converts the requested name to a subdomain, or refuses it with the reason. */
export function demandSubdomain(wish: string, isProfane: Profanity): string {
  const slug = slugOf(wish);
  const fault = slugFault(slug, isProfane);
  if (fault) refuse('ValidationError', fault, 'Choose another address for the workspace.');
  return slug;
}

export const subdomainCheck = {
  type: 'object',
  properties: {
    subdomain: { type: 'string', description: 'The wanted name after the slug rules' },
    free: { type: 'boolean' },
    fault: { type: 'string', nullable: true, description: 'Why it can’t be had' },
  },
  required: ['subdomain', 'free', 'fault'],
} as const satisfies ObjectSchema;
export type SubdomainCheck = Infer<typeof subdomainCheck>;
