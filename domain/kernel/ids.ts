/** A UUID in its 8-4-4-4-12 hexadecimal form (specification, document 002, section 5). */
export type Uuid = string;
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): text is Uuid => UUID_PATTERN.test(text);
