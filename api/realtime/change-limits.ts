import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import { Parents, type Struct } from './change-parents.ts';
import { isTooDeep } from './too-deep.ts';
import { newCharacters, isTooLong } from './too-long.ts';
import { tooManyMarks } from './too-many-marks.ts';

type Limits = Pick<Record<keyof typeof RICH_TEXT_LIMITS, number>, 'characters' | 'highlights'>;

/** Why a change may not enter a document, or null. Nothing of a refused change is applied. */
export function refusalOf(document: Y.Doc, update: Uint8Array, limits: Limits = RICH_TEXT_LIMITS): string | null {
  const { structs: all, ds } = Y.decodeUpdate(update);
  // A client that reconnects sends again what the document has already.
  const structs = all.filter((struct): struct is Struct => !(struct instanceof Y.Skip) && struct.id.clock + struct.length > Y.getState(document.store, struct.id.client));
  const added = newCharacters(document, structs);
  if (added > 0 && isTooLong(document, added, ds, limits.characters)) return `The text is longer than ${limits.characters.toLocaleString('en')} characters. Shorten it, or split it.`;
  if (!structs.some((struct) => struct instanceof Y.Item && (struct.content instanceof Y.ContentType || struct.content instanceof Y.ContentFormat))) return null;
  const parents = new Parents(document, structs);
  if (isTooDeep(structs, parents)) return 'This change is nested too deep';
  return tooManyMarks(document, structs, parents, limits.highlights);
}
