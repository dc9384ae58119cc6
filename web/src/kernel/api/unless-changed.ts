/** Has a change refused when somebody has changed the same since that version was read. */
export const unlessChanged = (version: number): { 'If-Match': string } => ({ 'If-Match': `"${version}"` });
