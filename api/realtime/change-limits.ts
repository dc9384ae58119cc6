import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import { Parents, type Struct } from './change-parents.ts';
import { isTooDeep } from './too-deep.ts';
import { countCharacters, newCharacters, isTooLong } from './too-long.ts';
import { countMarks, tooManyMarks } from './too-many-marks.ts';

type Limits = Pick<Record<keyof typeof RICH_TEXT_LIMITS, number>, 'characters' | 'highlights'>;

/** Returns why a change is refused, or null. A refused change is not applied at all. */
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

/** Counts an unchecked change by the server toward the limits. Call it before applying the change. */
export function countChange(document: Y.Doc, update: Uint8Array): void {
  const { structs } = newIn(document, update);
  countCharacters(document, structs);
  countMarks(document, structs);
}

/** Skips content the document already has: a reconnecting client sends it again. */
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
