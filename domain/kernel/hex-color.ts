import { refuse } from './refusal.ts';

/** Three or six hexadecimal digits, with or without `#` (specification, document 000, section 5). */
export const HEX_COLOR_PATTERN = '^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';

/** Normalizes a color for storage: six lower-case digits without `#`. */
export function hexColor(text: string): string {
  const digits =
    new RegExp(HEX_COLOR_PATTERN).exec(text)?.[1] ??
    refuse('ValidationError', 'Invalid color', 'Enter 3 or 6 hexadecimal digits, such as ff8800.');
  return (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase();
}
