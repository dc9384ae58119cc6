/**
 * State of a document: opening until first loaded, then open, also while offline or read-only (`reason` is the
 * server's explanation).
 * Refused if it may not be read.
 */
export type Opening =
  | { as: 'opening' }
  | { as: 'open'; writable: boolean; reason?: string }
  | { as: 'refused'; reason: string };
