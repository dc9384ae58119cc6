/** Refuses the change if the object was modified since this version. */
export const unlessChanged = (version: number): { 'If-Match': string } => ({ 'If-Match': `"${version}"` });
