/** Returns a language tag such as `en` or `pt-BR`; `null` for any other text. */
export const languageTag = (text: string | null | undefined): string | null =>
  text && /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i.test(text) ? text.replaceAll('_', '-') : null;
