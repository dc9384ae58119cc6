import { markRule } from '@evident/domain/content';
import { encodeAny, toBase64 } from 'lib0/buffer';
import { digest } from 'lib0/hash/sha256';

/**
 * The name under which the editor's binding keeps a mark on a Yjs text. A mark that may overlap another of its kind carries eight characters of a
 * hash of itself, so that each has a name of its own and two of them merge without loss.
 */
export function markKey(type: string, attrs: Record<string, unknown>): string {
  return markRule(type)?.overlaps ? `${type}--${toBase64(folded(digest(encodeAny({ type, attrs }))))}` : type;
}

/** The mark behind a name on a Yjs text. */
export const markOf = (key: string): string => HASHED.exec(key)?.[1] ?? key;

const HASHED = /^(.*)--[a-zA-Z0-9+/=]{8}$/;
const FOLDED_LENGTH = 6;

function folded(bytes: Uint8Array): Uint8Array {
  for (let index = FOLDED_LENGTH; index < bytes.length; index += 1) bytes[index % FOLDED_LENGTH]! ^= bytes[index]!;
  return bytes.slice(0, FOLDED_LENGTH);
}
