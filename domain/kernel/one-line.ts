import { refuse } from './refusal.ts';

/**
 * A title, name or label as it is stored: on one line, without surrounding space.
 * @throws Refusal `ValidationError` for a blank one
 */
export function oneLine(text: string, what: 'title' | 'name' | 'label' = 'title'): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? refuse('ValidationError', `The ${what} is empty`, `Enter a ${what}.`) : line;
}
