import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import type { Parents, Struct } from './change-parents.ts';

/**
 * Reports whether a change nests elements too deeply or in elements that do not exist. No editor does.
 * Yjs recurses into such elements on integration and deletion. A stack overflow there would block all later saves.
 */
export function isTooDeep(structs: readonly Struct[], parents: Parents): boolean {
  const elements = structs.filter(
    (struct) => struct instanceof Y.Item && struct.content instanceof Y.ContentType,
  ) as Y.Item[];
  if (elements.length === 0) return false;
  const depths = new Map<Struct, number>();
  return elements.some((element) => {
    const above: Struct[] = [];
    let at: Struct | null | undefined = element;
    while (at && !depths.has(at) && above.length <= RICH_TEXT_LIMITS.depth) {
      above.push(at);
      at = parents.of(at);
    }
    if (at === undefined) return true;
    const under = at === null ? 0 : (depths.get(at) ?? RICH_TEXT_LIMITS.depth);
    for (const [index, struct] of above.reverse().entries()) depths.set(struct, under + index + 1);
    return under + above.length > RICH_TEXT_LIMITS.depth;
  });
}
