const MARK = '$date';

/** JSON with dates, which come back as dates: `{"$date": "2026-05-01T10:00:00.000Z"}`. */
export const toDatedJson = (value: object): string => JSON.stringify(marked(value));

/** Puts dates back into parsed JSON. */
export function withDates(value: unknown): unknown {
  if (!isMarked(value)) return each(value, withDates);
  const held = value[MARK];
  return typeof held === 'string' ? new Date(held) : each(held, withDates);
}

/** An object that looks like a date, such as details with the label “$date”, is marked once more. */
function marked(value: unknown): unknown {
  if (value instanceof Date) return { [MARK]: value.toISOString() };
  const plain = each(value, marked);
  return isMarked(plain) ? { [MARK]: plain } : plain;
}

const isMarked = (value: unknown): value is { readonly [MARK]: unknown } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === MARK;

function each(value: unknown, to: (part: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(to);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, to(part)]));
}
