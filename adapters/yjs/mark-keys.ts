import { markRule } from '@evident/domain/content';
import { encodeAny, toBase64 } from 'lib0/buffer';
import { digest } from 'lib0/hash/sha256';

/**
 * Returns the name under which y-prosemirror stores a mark on a Yjs text.
 * Marks that may overlap their own kind end in eight characters of a hash. Unique names let concurrent marks merge
 * without loss.
 */
export function markKey(type: string, attrs: Record<string, unknown>): string {
  return markRule(type)?.overlaps ? `${type}--${toBase64(folded(digest(encodeAny({ type, attrs }))))}` : type;
}

/** Returns the mark type of a name on a Yjs text. */
export const markOf = (key: string): string => HASHED.exec(key)?.[1] ?? key;

const HASHED = /^(.*)--[a-zA-Z0-9+/=]{8}$/;
const FOLDED_LENGTH = 6;

function folded(bytes: Uint8Array): Uint8Array {
  for (let index = FOLDED_LENGTH; index < bytes.length; index += 1) bytes[index % FOLDED_LENGTH]! ^= bytes[index]!;
  return bytes.slice(0, FOLDED_LENGTH);
}
