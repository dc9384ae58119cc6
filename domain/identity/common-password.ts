import { refuse } from '../kernel/index.ts';
import { demandStrongPassword } from './password.ts';

/** Digits and signs commonly substituted for letters. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
/** Shorter words occur too often in strong passwords. */
const WORD_MIN = 4;

const unleet = (text: string): string => [...text].map((sign) => LETTER_OF[sign] ?? sign).join('');
const HEAD = /^[^\p{L}]+/u;
const TAIL = /[^\p{L}]+$/u;
/** Strips digits and signs at both ends, which are often added only to satisfy rules. */
const core = (text: string): string => text.replace(HEAD, '').replace(TAIL, '');
/** Returns the repeated part: `abcabc` gives `abc`. */
const unrepeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/**
 * Returns the common words that a password may be built from: the password without repetition, letter substitutes, and
 * surrounding digits and signs.
 */
export function commonForms(password: string): string[] {
  const lower = password.toLowerCase();
  const cores = [
    lower,
    core(lower),
    core(unleet(lower)),
    unleet(core(lower)),
    unleet(lower.replace(TAIL, '')),
    unleet(lower.replace(HEAD, '')),
  ].flatMap((form) => [form, form.replace(/[^\p{L}\p{N}]+/gu, ''), form.replace(/[^\p{L}]+/gu, '')]);
  return [...new Set(cores.flatMap((form) => [form, unrepeated(form)]))].filter((form) => form.length >= WORD_MIN);
}

/** Words that are easy to guess for one person: address, name and product. */
const ownWords = ({ email, name }: { readonly email: string; readonly name?: string }): string[] =>
  [
    email.toLowerCase(),
    ...`${email.toLowerCase()} ${name?.toLowerCase() ?? ''} evident`.split(/[^\p{L}\p{N}]+/u),
  ].filter((word) => word.length >= WORD_MIN);

/**
 * Refuses a password that is weak, common, or made of the person's own name or address.
 * @param isCommon whether a lower-case word is in the list of common and breached passwords
 */
export function demandGoodPassword(
  password: string,
  person: { readonly email: string; readonly name?: string },
  isCommon: (word: string) => boolean,
): void {
  demandStrongPassword(password);
  const forms = commonForms(password);
  if (forms.some(isCommon))
    refuse(
      'ValidationError',
      'This password is too common',
      'It is on a list of common and leaked passwords, or is easy to derive from one. Choose another, such as four unrelated words.',
    );
  const own = new Set(ownWords(person));
  if (forms.some((form) => own.has(form)))
    refuse(
      'ValidationError',
      'This password is too easy to guess',
      'Choose one that is not made of your name, your address or “Evident”.',
    );
}
