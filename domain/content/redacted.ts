/** Replaces removed words in a text. */
export const REDACTED = '[redacted]';

/** Filler of the same length, so that positions stay valid. Not a letter, so no search finds it. */
const BAR = '█'.repeat(REDACTED.length);

/** The text for search: redacted places have no words. */
export const withoutRedacted = (text: string): string => text.replaceAll(REDACTED, BAR);
