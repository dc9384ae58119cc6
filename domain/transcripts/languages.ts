/** Lets the engine identify the language. */
export const AUTO_IDENTIFY = 'auto';

/** Languages that speech recognition commonly supports, as ISO 639 codes. Each is its own language tag. */
const LANGUAGES = [
  'af',
  'am',
  'ar',
  'as',
  'az',
  'ba',
  'be',
  'bg',
  'bn',
  'bo',
  'br',
  'bs',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fo',
  'fr',
  'gl',
  'gu',
  'ha',
  'haw',
  'he',
  'hi',
  'hr',
  'ht',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'jv',
  'ka',
  'kk',
  'km',
  'kn',
  'ko',
  'la',
  'lb',
  'ln',
  'lo',
  'lt',
  'lv',
  'mg',
  'mi',
  'mk',
  'ml',
  'mn',
  'mr',
  'ms',
  'mt',
  'my',
  'ne',
  'nl',
  'nn',
  'no',
  'oc',
  'pa',
  'pl',
  'ps',
  'pt',
  'ro',
  'ru',
  'sa',
  'sd',
  'si',
  'sk',
  'sl',
  'sn',
  'so',
  'sq',
  'sr',
  'su',
  'sv',
  'sw',
  'ta',
  'te',
  'tg',
  'th',
  'tk',
  'tl',
  'tr',
  'tt',
  'uk',
  'ur',
  'uz',
  'vi',
  'yi',
  'yo',
  'yue',
  'zh',
] as const;

/** Regional variants, with the language tag where it differs. */
const VARIANTS = [
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-IN',
  'en-NZ',
  'en-US',
  'en-ZA',
  'de-AT',
  'de-CH',
  'es-ES',
  'es-MX',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'pt-BR',
  'pt-PT',
  'nl-BE',
  'zh-CN',
  'zh-TW',
] as const;

const TAGS: Readonly<Record<string, string>> = { tl: 'fil', 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** Locale codes that can be chosen for a recording (specification, document 002, section 9). */
export const LOCALES = [AUTO_IDENTIFY, ...LANGUAGES, ...VARIANTS] as const;
export type Locale = (typeof LOCALES)[number];

/** Languages that a transcript can be translated to. */
export const TRANSLATION_LANGUAGES = LANGUAGES;
export type TranslationLanguage = (typeof LANGUAGES)[number];

/** Returns the BCP 47 language tag of a locale code; null for auto-identify. */
export const languageTag = (code: Locale): string | null => (code === AUTO_IDENTIFY ? null : (TAGS[code] ?? code));

/** Returns the language of a locale code without its region, as engines take it: `pt` for `pt-BR`. */
export const languageOf = (code: Locale): string | null => (code === AUTO_IDENTIFY ? null : code.split('-')[0]!);

/** The language tag of a language as an engine names it: `english` or `en`; null if it is unknown. */
export function identifiedTag(named: string | null): string | null {
  const name = named?.trim().toLowerCase() ?? '';
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const code = LANGUAGES.find((each) => each === name || names.of(each)?.toLowerCase() === name);
  return code ? (TAGS[code] ?? code) : null;
}
