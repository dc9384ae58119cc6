import { isAccountNumber, isCardNumber, withoutOverlaps } from '../suggestions/index.ts';
import { bandsOf } from './near-repetition.ts';
import type { DataPoint } from './data-point.ts';
import { repetitionKey } from './repetition.ts';

/** Kinds of personal data with an exact grammar. Names and addresses have none. */
type MaskedKind = 'email' | 'iban' | 'card' | 'phone';

interface Found {
  readonly kind: MaskedKind;
  readonly start: number;
  readonly end: number;
}

/** The dot of a domain and its letters; the local part is looked back for, so that no letter is tried as a start in vain. */
const EMAIL =
  /(?<=(?<local>[\p{L}\p{N}._%+'-]{1,64}))@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+(?:xn--[a-z0-9-]{2,59}|\p{L}{2,63})/gu;

/** Lengths of IBANs by country (ISO 13616 registry). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = /* @__PURE__ */ Object.fromEntries(
  (
    'NO15 BE16 DK18 FI18 FO18 GL18 NL18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 XK20 CH21 CR22 HR21 LI21 LV21 BG22 BH22 DE22 ' +
    'GB22 GE22 IE22 ME22 RS22 VA22 AE23 GI23 IL23 AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 PT25 IS26 TR26 FR27 ' +
    'GR27 IT27 MC27 MR27 SM27 AL28 AZ28 BY28 CY28 DO28 GT28 HU28 LB28 PL28 BR29 EG29 PS29 QA29 UA29 JO30 KW30 MU30 MT31 LC32'
  )
    .split(' ')
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);
const IBAN_HEAD = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?=[ -]?[a-z0-9])/giu;

/** Where a number with so many letters and digits ends, of which single spaces and hyphens part groups; -1 if it is another. */
function endOf(text: string, start: number, length: number): number {
  let [at, seen] = [start, 0];
  for (; seen < length && at < text.length; at += 1) {
    if (/[a-z0-9]/iu.test(text[at]!)) seen += 1;
    else if (!/[ -]/u.test(text[at]!) || !/[a-z0-9]/iu.test(text[at + 1] ?? '')) return -1;
  }
  return seen === length && !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2)) ? at : -1;
}

function* ibansIn(text: string): Iterable<Found> {
  for (const { 0: head, index: start } of text.matchAll(IBAN_HEAD)) {
    const length = IBAN_LENGTHS[head.slice(0, 2).toUpperCase()];
    const end = length === undefined ? -1 : endOf(text, start, length);
    if (end > 0 && isAccountNumber(text.slice(start, end).replaceAll('-', ''))) yield { kind: 'iban', start, end };
  }
}

/** Beginnings of card numbers by their length (ISO/IEC 7812): other numbers may have the right checksum by chance, such as an IMEI. */
const ISSUERS: readonly (readonly [beginning: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [16, 13, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^(?:6011|64[4-9]|65|62|50|5[6-9]|6[37])/, [16]],
];
const CARD_START = /(?<![\p{L}\p{N}.,#-])[2-6](?=(?:[ -]?\d){12})/gu;
/** Words before a number that say what else it is. */
const OTHER_NUMBER =
  /(?:#|\b(?:order|invoice|ticket|case|ref(?:erence)?|serial|tracking|parcel|imei|isbn|ean|version|server|bestellung|auftrag|rechnung|commande|facture|pedido|factura)\b)[\s#:.]*(?:number|nummer|no|nr|id|sn)?[\s#:.]*$/iu;
/** How far words before a number count. */
const BEFORE = 32;
const isOtherNumber = (text: string, start: number): boolean =>
  OTHER_NUMBER.test(text.slice(Math.max(0, start - BEFORE), start));

function* cardsIn(text: string): Iterable<Found> {
  for (const { index: start } of text.matchAll(CARD_START)) {
    const beginning = text.slice(start, start + 5).replace(/\D/gu, '');
    const lengths = ISSUERS.find(([of]) => of.test(beginning))?.[1] ?? [];
    const ends = lengths.map((length) => endOf(text, start, length));
    const end = ends.find(
      (one) => one > 0 && /^[\d -]+$/u.test(text.slice(start, one)) && isCardNumber(text.slice(start, one)),
    );
    if (end !== undefined && !isOtherNumber(text, start)) yield { kind: 'card', start, end };
  }
}

interface Telephone {
  readonly words: RegExp;
  /** Digits that it has. */
  readonly digits: readonly [least: number, most: number];
  /** Only after a word that announces a number to dial. */
  readonly cued?: true;
}

/** Numbers as people write them: with a country (ITU-T E.164), in North America, and elsewhere with a 0 and in groups (E.123). */
const TELEPHONES: readonly Telephone[] = [
  { words: /\+[1-9]\d{0,2}(?:[ ./-]?\(0?\d{0,4}\))?(?:[ ./-]?\d{1,5}){1,6}/gu, digits: [8, 16] },
  { words: /(?<![\d-]|\d )00[1-9]\d{0,2}(?:[ ./-]\d{1,8}){2,5}/gu, digits: [11, 16] },
  { words: /(?<![\d-])(?:1[-. ])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[-. ])[2-9]\d\d[-. ]\d{4}/gu, digits: [10, 11] },
  { words: /(?<![\d.,:/-]|\d )(?:\(0[1-9]\d{1,4}\)|0[1-9]\d{1,4})[ /-]\d{3,8}(?:[ -]\d{2,4}){0,3}/gu, digits: [9, 12] },
  { words: /(?<![\d.,:/-]|\d )0[1-9](?:(?: \d\d){4}|(?:\.\d\d){4})/gu, digits: [10, 10] },
  { words: /(?<![\d.,:/-]|\d )06[ -]\d{8}/gu, digits: [10, 10] },
  { words: /(?<![\d.,:/-])(?:0[1-9]\d{8,9}|[2-9]\d\d-\d{4})/gu, digits: [7, 11], cued: true },
];
const CUE =
  /\b(?:call|ring|dial|text|phone|mobile|cell|tel|telefon|telephone|landline|fax|whatsapp|handy|number is|nummer ist|erreichbar|anrufen|rückruf|appelez|portable|bel|llama|chiama)\b[\p{L}\s:.(-]{0,16}$/iu;

function* phonesIn(text: string): Iterable<Found> {
  for (const { words, digits, cued } of TELEPHONES)
    for (const { 0: match, index: start } of text.matchAll(words)) {
      const end = start + match.length;
      const count = match.replace(/\D/gu, '').length;
      const before = text.slice(Math.max(0, start - BEFORE), start);
      if (count < digits[0] || count > digits[1] || /[\p{L}\p{N}+]$/u.test(before)) continue;
      if (/^(?:[\p{L}\p{N}]|[-./]\d| \d{3})/u.test(text.slice(end, end + 4)) || isOtherNumber(text, start)) continue;
      if (!cued || CUE.test(before)) yield { kind: 'phone', start, end };
    }
}

function* emailsIn(text: string): Iterable<Found> {
  for (const { 0: match, index, groups } of text.matchAll(EMAIL))
    yield { kind: 'email', start: index - groups!['local']!.replace(/^['.]+/u, '').length, end: index + match.length };
}

/** Personal data with an exact grammar, in text order. Those named first win where they overlap. */
export function maskable(text: string): Found[] {
  return withoutOverlaps([...emailsIn(text), ...ibansIn(text), ...cardsIn(text), ...phonesIn(text)]);
}

/** A text with a word such as `[email]` in place of addresses and numbers of people. */
export function masked(text: string): string {
  let [shown, from] = ['', 0];
  for (const { kind, start, end } of maskable(text)) {
    shown += `${text.slice(from, start)}[${kind}]`;
    from = end;
  }
  return shown + text.slice(from);
}

/** A data point with masks in its words, and without in its people, who are known by their addresses. */
export function maskedDataPoint(point: DataPoint): DataPoint {
  const text = masked(point.text);
  return {
    ...point,
    title: masked(point.title),
    text,
    tags: [...new Set(point.tags.map(masked))],
    fields: Object.fromEntries(
      Object.entries(point.fields).map(([label, value]) => [label, typeof value === 'string' ? masked(value) : value]),
    ),
    entries: point.entries.map((entry) => ({ ...entry, text: masked(entry.text) })),
    repetition: repetitionKey({ ...point, text }),
    bands: bandsOf(text, point.channelId),
  };
}
