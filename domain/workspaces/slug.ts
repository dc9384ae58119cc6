import { refuse, type Infer, type ObjectSchema, type StringSchema } from '../kernel/index.ts';
import { BANNED_WORDS, RESERVED_WORDS } from './reserved-words.ts';

/** Lengths of a subdomain (specification, document 000, section 5; the use of 4 is decided). */
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

/** At most so many characters, cut after the last whole part; a single longer part is cut where it is. */
function cutAtHyphen(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const head = slug.slice(0, length);
  if (slug[length] === '-') return trimHyphens(head);
  const hyphen = head.lastIndexOf('-');
  return hyphen > 0 ? trimHyphens(head.slice(0, hyphen)) : head;
}

/**
 * The slug of a text: lower case, spaces to hyphens, only a-z, 0-9, / and -, no hyphen at the ends and no two in a row,
 * cut to 30 characters at a hyphen (specification, document 000, section 5).
 */
export function slugOf(text: string): string {
  const kept = text
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9/-]/g, '');
  return cutAtHyphen(trimHyphens(kept.replace(/-{2,}/g, '-')), SLUG_CUT);
}

/** What is said against a part of a subdomain; the word list comes from outside. */
export type Profanity = (part: string) => boolean;

/** Why a slug can't be a subdomain, in words; `undefined` when it can. */
export function slugFault(slug: string, isProfane: Profanity): string | undefined {
  if (slug.length < SUBDOMAIN_MIN) return `A subdomain has at least ${SUBDOMAIN_MIN} characters`;
  if (slug.length > SUBDOMAIN_MAX) return `A subdomain has at most ${SUBDOMAIN_MAX} characters`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'A subdomain has only letters, digits and single hyphens between them';
  const parts = slug.split('-');
  if (RESERVED_WORDS.has(parts[0]!) || RESERVED_WORDS.has(slug)) return 'This subdomain is reserved';
  return parts.some((part) => BANNED_WORDS.has(part) || isProfane(part)) ? 'This subdomain is not allowed' : undefined;
}

/** The subdomain that a person's wish becomes, or a refusal that says what is wrong with it. */
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
