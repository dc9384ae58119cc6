/** JSON that others wrote: anything may be missing or of another kind. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

/** The objects of a list; what else stands in it is left out. */
export const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** The first of these that is text or a number, as text. */
export function textAt(piece: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(piece, name) ? piece[name] : undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}
