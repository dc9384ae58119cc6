import { writtenAs } from './written.ts';

/** Digits with the usual signs between them, and an extension (decided; the specification names no form). */
const PHONE = /^\+?[\d\s().\-/]{3,40}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i;
const DIGITS_MIN = 3;

/** A phone number. */
export const phone = writtenAs(
  'Phone',
  'a phone number, such as +1 415 555 0100',
  { reaches: true, guess: { turn: 3, fits: ({ name, isRead }) => /phone|mobile|\btel\b/i.test(name) && isRead() } },
  (written) => {
    const number = written.trim();
    return PHONE.test(number) && number.replace(/\D/g, '').length >= DIGITS_MIN ? number : null;
  },
);
