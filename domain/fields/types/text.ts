import { writtenAs } from './written.ts';

/** Any text of at most 10,299 characters (specification, document 001, section 5). */
export const text = writtenAs('Text', 'a text', {}, (written) => written);
