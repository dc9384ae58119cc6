import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';

type Struct = Y.Item | Y.GC;

/**
 * Whether a change nests elements deeper than anybody reads, or in what is not there. No editor does; and whoever takes such elements in or deletes
 * them goes down level by level until there is no stack left, so that nobody could save what they type beside them.
 */
export function isTooDeep(document: Y.Doc, update: Uint8Array): boolean {
  const structs = Y.decodeUpdate(update).structs.filter((struct): struct is Struct => !(struct instanceof Y.Skip));
  const elements = structs.filter((struct) => struct instanceof Y.Item && struct.content instanceof Y.ContentType) as Y.Item[];
  if (elements.length === 0) return false;
  const parents = new Parents(document, structs);
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

/** What the parts of a change lie in: other parts of it, or what is in the document already. */
class Parents {
  private readonly byClient: Map<number, Struct[]>;
  private readonly known = new Map<Struct, Struct | null | undefined>();

  constructor(private readonly document: Y.Doc, structs: readonly Struct[]) {
    this.byClient = Map.groupBy(structs, ({ id }) => id.client);
  }

  /** Null at the top, and in what was deleted; undefined where the change does not tell. What has a neighbour lies where that one lies. */
  of(struct: Struct): Struct | null | undefined {
    const beside: Struct[] = [];
    let at: Struct | null | undefined = struct;
    let parent: Struct | null | undefined;
    while (at instanceof Y.Item && !this.known.has(at)) {
      // Neighbours in a circle lead nowhere.
      this.known.set(at, undefined);
      beside.push(at);
      if (at.parent !== null) {
        parent = this.named(at.parent);
        break;
      }
      at = this.at(at.origin ?? at.rightOrigin);
      parent = at instanceof Y.Item ? this.known.get(at) : at && null;
    }
    if (beside.length === 0) return struct instanceof Y.Item ? this.known.get(struct) : null;
    for (const one of beside) this.known.set(one, parent);
    return parent;
  }

  private named(parent: NonNullable<Y.Item['parent']> | string): Struct | null | undefined {
    if (typeof parent === 'string') return null;
    return parent instanceof Y.AbstractType ? parent._item : this.at(parent);
  }

  private at(id: Y.ID | null): Struct | undefined {
    if (id === null) return undefined;
    const { client, clock } = id;
    return partAt(this.byClient.get(client) ?? [], clock) ?? this.inDocument(id);
  }

  private inDocument({ client, clock }: Y.ID): Struct | undefined {
    return clock < Y.getState(this.document.store, client) ? Y.getItem(this.document.store, Y.createID(client, clock)) : undefined;
  }
}

/** The parts of one client stand in the order of their clocks. */
function partAt(structs: readonly Struct[], clock: number): Struct | undefined {
  for (let low = 0, high = structs.length - 1; low <= high;) {
    const middle = (low + high) >> 1;
    const struct = structs[middle]!;
    if (clock < struct.id.clock) high = middle - 1;
    else if (clock >= struct.id.clock + struct.length) low = middle + 1;
    else return struct;
  }
  return undefined;
}
