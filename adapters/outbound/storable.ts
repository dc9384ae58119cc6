/** PostgreSQL's text type holds neither NUL nor unpaired surrogates. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();
