/** Foreign JSON: any field may be missing or of another type. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

/** Returns the objects of a list and skips everything else. */
export const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Returns the first of these fields that holds text or a number, as text. */
export function textAt(piece: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(piece, name) ? piece[name] : undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}
