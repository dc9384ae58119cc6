/** A JSON object of a service, of which nothing is known. */
export type Json = Readonly<Record<string, unknown>>;

/** A field of an item that should be there is not, or has another type. */
export class UnreadableField extends Error {
  constructor(readonly field: string) {
    super(`The field ${field} cannot be read`);
  }
}

export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** The objects of a list; empty if there is none. */
export const recordsOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null).map(recordOf) : [];

/** Texts, and numbers as texts; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];

/** @throws UnreadableField without it */
export function required(json: Json, field: string): string {
  const text = textOf(json[field]);
  if (text === '') throw new UnreadableField(field);
  return text;
}

/**
 * A time as ISO 8601, or a Unix time in seconds or milliseconds.
 * @throws UnreadableField without one
 */
export function timeOf(json: Json, field: string): Date {
  const value = json[field];
  const text = textOf(value);
  const number = text === '' ? Number.NaN : Number(text);
  const time = new Date(Number.isNaN(number) ? text : number > 1e11 ? number : number * 1_000);
  if (text === '' || Number.isNaN(time.getTime())) throw new UnreadableField(field);
  return time;
}

/** The list that an answer is about. An answer without it is damaged: taken for an empty one, items would be missed. */
export function listIn(answer: Json, field: string, host: string): readonly Json[] {
  if (!Array.isArray(answer[field])) throw new Error(`${host} answered without ${field}`);
  return recordsOf(answer[field]);
}
