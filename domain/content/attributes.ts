import { isDay } from './days.ts';
import { EMBED_HOSTS, isEmbeddable } from './embeds.ts';
import { isSafeImageSource, isSafeLink } from './safe-link.ts';

/** Valid values of an attribute of a node or mark. Required unless it has a default. */
export interface AttributeRule {
  readonly default?: unknown;
  /** Completes the sentence "must be …". */
  readonly says: string;
  allows(value: unknown): boolean;
}

export const required = ({ says, allows }: AttributeRule): AttributeRule => ({ says, allows });

export const text = (max: number): AttributeRule => ({
  default: null,
  says: `a text of at most ${max} characters, or null`,
  allows: (value) => value === null || (typeof value === 'string' && value.length <= max && !UNSTORABLE.test(value)),
});

export const identifier = (): AttributeRule => ({
  default: null,
  says: 'an id of 1 to 64 letters, digits, "-" or "_", or null',
  allows: (value) => value === null || isIdentifier(value),
});

export const givenIdentifier = (): AttributeRule => ({
  says: 'an id of 1 to 64 letters, digits, "-" or "_"',
  allows: isIdentifier,
});

export const whole = (from: number, to: number, byDefault: number | null): AttributeRule => ({
  default: byDefault,
  says: `a whole number from ${from} to ${to}${byDefault === null ? ', or null' : ''}`,
  allows: (value) =>
    value === null
      ? byDefault === null
      : Number.isInteger(value) && (value as number) >= from && (value as number) <= to,
});

export const oneOf = (...choices: readonly (string | null)[]): AttributeRule => ({
  default: null,
  says: `one of ${choices.join(', ')}`,
  allows: (value) => choices.includes(value as string | null),
});

/** One of several values, without a default. */
export const given = (...choices: readonly string[]): AttributeRule => ({
  says: `one of ${choices.join(', ')}`,
  allows: (value) => choices.includes(value as string),
});

/** Different ones of several values; none by default. */
export const someOf = (...choices: readonly string[]): AttributeRule => ({
  default: [],
  says: `a list of ${choices.join(', ')}, each once`,
  allows: (value) =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((one) => choices.includes(one as string)),
});

export const day = (): AttributeRule => ({ says: 'a day such as 2026-11-30', allows: isDay });

export const embedded = (): AttributeRule => ({
  says: `an https link to a page of ${EMBED_HOSTS.map(({ name }) => name).join(', ')}`,
  allows: (value) => isEmbeddable(value),
});

/** One of several values; the first is the default. */
export const choice = (...choices: readonly [string, ...string[]]): AttributeRule => ({
  default: choices[0],
  says: `one of ${choices.join(', ')}`,
  allows: (value) => choices.includes(value as string),
});

export const flag = (): AttributeRule => ({
  default: false,
  says: 'true or false',
  allows: (value) => typeof value === 'boolean',
});

export const widths = (): AttributeRule => ({
  default: null,
  says: 'a list of widths in pixels, or null',
  allows: (value) =>
    value === null ||
    (Array.isArray(value) &&
      value.length <= MAX_SPAN &&
      value.every((width) => Number.isInteger(width) && width >= 0 && width <= 100_000)),
});

export const link = (): AttributeRule => ({
  says: 'a link that starts with http:, https: or mailto:, or a relative one',
  allows: (value) => typeof value === 'string' && isSafeLink(value) && !UNSTORABLE.test(value),
});

export const imageSource = (): AttributeRule => ({
  default: null,
  says: 'an address that starts with http: or https:, a relative one, or null',
  allows: (value) =>
    value === null || (typeof value === 'string' && isSafeImageSource(value) && !UNSTORABLE.test(value)),
});

export const MAX_SPAN = 1000;

/** NUL and lone surrogates: no database stores them. */
export const UNSTORABLE = /[\u0000\uD800-\uDFFF]/u;

const isIdentifier = (value: unknown): boolean => typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
