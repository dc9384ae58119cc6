import { refuse } from '../kernel/index.ts';

const LABEL_MAX = 200;
/** The longest text of a field (document 001, section 5). */
export const DETAIL_MAX = 10_299;
const DETAILS_MAX = 100;

type Details = Readonly<Record<string, string>>;

/**
 * Details after a change: a text sets one, `null` or an empty text removes it, absent ones stay.
 * @throws Refusal `ValidationError` for values that are no texts, or too long; `UnprocessableContent` for more than 100 details
 */
export function withDetails(details: Details, change: Readonly<Record<string, unknown>>): Details {
  const after = new Map(Object.entries(details));
  for (const [written, value] of Object.entries(change)) {
    const label = written.trim();
    if (label === '' || label.length > LABEL_MAX)
      refuse('ValidationError', `A detail needs a label of 1 to ${LABEL_MAX} characters`);
    if (value !== null && typeof value !== 'string')
      refuse('ValidationError', `“${label}” must be a text or null`, 'Send numbers and dates as text.');
    if (value !== null && value.length > DETAIL_MAX)
      refuse('ValidationError', `“${label}” is longer than ${DETAIL_MAX} characters`, 'Shorten it.');
    const text = value === null ? '' : value.trim();
    if (text === '') after.delete(label);
    else after.set(label, text);
  }
  if (after.size > DETAILS_MAX)
    refuse('UnprocessableContent', `A person has at most ${DETAILS_MAX} details`, 'Remove some first.');
  return Object.fromEntries(after);
}
