import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import { Parents, type Struct } from './change-parents.ts';
import { isTooDeep } from './too-deep.ts';
import { countCharacters, newCharacters, isTooLong } from './too-long.ts';
import { countMarks, tooManyMarks } from './too-many-marks.ts';

type Limits = Pick<Record<keyof typeof RICH_TEXT_LIMITS, number>, 'characters' | 'highlights'>;

/** Why a change may not enter a document, or null. Nothing of a refused change is applied. */
export function refusalOf(document: Y.Doc, update: Uint8Array, limits: Limits = RICH_TEXT_LIMITS): string | null {
  const { structs, ds } = newIn(document, update);
  const added = newCharacters(document, structs);
  if (added > 0 && isTooLong(document, added, ds, limits.characters))
    return `The text is longer than ${limits.characters.toLocaleString('en')} characters. Shorten it, or split it.`;
  if (
    !structs.some(
      (struct) =>
        struct instanceof Y.Item &&
        (struct.content instanceof Y.ContentType || struct.content instanceof Y.ContentFormat),
    )
  )
    return null;
  const parents = new Parents(document, structs);
  if (isTooDeep(structs, parents)) return 'This change is nested too deep';
  return tooManyMarks(document, structs, parents, limits.highlights);
}

/** Counts a change of the server, which is not checked, so that later changes are held to the same limits. To be called before it is applied. */
export function countChange(document: Y.Doc, update: Uint8Array): void {
  const { structs } = newIn(document, update);
  countCharacters(document, structs);
  countMarks(document, structs);
}

/** Leaves out what the document has already: a client that reconnects sends it again. */
function newIn(document: Y.Doc, update: Uint8Array) {
  const { structs, ds } = Y.decodeUpdate(update);
  return {
    structs: structs.filter(
      (struct): struct is Struct =>
        !(struct instanceof Y.Skip) && struct.id.clock + struct.length > Y.getState(document.store, struct.id.client),
    ),
    ds,
  };
}
