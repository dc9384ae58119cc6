import { type TextRange, codePoints } from '../content/index.ts';

export const PERSONAL_DATA = [
  'email address',
  'phone number',
  'card number',
  'account number',
  'id number',
  'address',
  'web address',
  'person',
  'place',
  'organization',
] as const;
export type PersonalDataKind = (typeof PERSONAL_DATA)[number];

/** Words that identify someone. Positions in code points of the text. */
export interface PersonalDatum {
  readonly kind: PersonalDataKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** Checksum of payment cards (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(text: string): boolean {
  const number = digits(text);
  if (number.length < 13 || number.length > 19) return false;
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Checksum of international bank account numbers (ISO 13616, ISO 7064 MOD 97-10). */
export function isAccountNumber(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (iban.length < 15 || iban.length > 34) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** A number of 7 to 15 digits (ITU-T E.164) that is written like one to dial, not like an amount, a date or a time. */
function isPhoneNumber(text: string): boolean {
  const { length } = digits(text);
  if (length < 7 || length > 15) return false;
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}\.\d{1,2}\.\d{4}$|^\d{1,3}(?:[,.]\d{3})+$/.test(text.trim())) return false;
  return /^\s*[+(]|\d[\s./-]\(?\d/.test(text);
}

interface Pattern {
  readonly kind: PersonalDataKind;
  /** A group `before` looks back from where the search starts, so that no character is tried as a start in vain. */
  readonly words: RegExp;
  readonly holds?: (text: string) => boolean;
}

const STREETS = 'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|square|place|way|terrace|close';

/** In the order in which they win when they overlap. */
const PATTERNS: readonly Pattern[] = [
  {
    kind: 'email address',
    words: /(?<=(?<before>[\p{L}\p{N}._%+-]+))@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  },
  { kind: 'web address', words: /\b(?:https?:\/\/|www\.)[^\s<>"'()]+[^\s<>"'().,;:!?]/giu },
  { kind: 'account number', words: /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{2,4}){3,8}\b/gu, holds: isAccountNumber },
  { kind: 'card number', words: /\b\d(?:[ -]?\d){12,18}\b/gu, holds: isCardNumber },
  { kind: 'id number', words: /\b\d{3}-\d{2}-\d{4}\b/gu },
  {
    kind: 'id number',
    words:
      /\b(?:passport|licen[cs]e|insurance|patient|customer|account|member|tax)\s+(?:number|no\.?|id)\s*(?:is\s+|:\s*|#\s*)?[A-Z]{0,3}\d[A-Z0-9-]{4,}/giu,
  },
  {
    kind: 'address',
    words: new RegExp(
      `\\b\\d{1,5}[a-z]?\\s+(?:[\\p{Lu}][\\p{L}'.-]*\\s+){1,3}(?:${STREETS})\\b\\.?(?:,?\\s+\\p{Lu}[\\p{L}-]+(?:\\s+\\p{Lu}[\\p{L}-]+)?,?\\s+(?:[A-Z]{2}\\s+)?\\d{4,5})?`,
      'giu',
    ),
    holds: (text) => /\s\p{Lu}/u.test(text),
  },
  { kind: 'address', words: /\b\p{Lu}\p{L}+(?:straße|strasse|weg|platz|gasse|allee)\s+\d{1,4}[a-z]?\b/gu },
  { kind: 'phone number', words: /(?<![\p{L}\d])\+?\(?\d[\d\s()./-]{5,20}\d(?![\p{L}\d])/gu, holds: isPhoneNumber },
];

/** Personal data that its form gives away, in text order. Numbers with a checksum count only if it is right. */
export function personalDataIn(text: string): PersonalDatum[] {
  const found = PATTERNS.flatMap(({ kind, words, holds }) =>
    [...text.matchAll(words)]
      .filter(([match]) => !holds || holds(match))
      .map(({ 0: match, index, groups }) => ({
        kind,
        start: index - (groups?.['before']?.length ?? 0),
        end: index + match.length,
      })),
  );
  const points = codePoints(text);
  return withoutOverlaps(found).map(({ kind, start, end }) => ({
    kind,
    start: points.pointAt(start),
    end: points.pointAt(end),
    text: text.slice(start, end),
  }));
}

/** All in text order; what was found first wins where they overlap. No range is compared with another. */
export function withoutOverlaps<Found extends TextRange>(found: readonly Found[]): Found[] {
  const covered = new Uint8Array(found.reduce((last, { end }) => Math.max(last, end), 0));
  return found
    .filter(({ start, end }) => {
      if (covered.subarray(start, end).includes(1)) return false;
      covered.fill(1, start, end);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}
