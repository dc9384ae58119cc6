import * as Y from 'yjs';

export type Struct = Y.Item | Y.GC;

/** Finds the parents of changed structs, in the change or in the document. */
export class Parents {
  private readonly byClient: Map<number, Struct[]>;
  private readonly known = new Map<Struct, Struct | null | undefined>();

  constructor(
    private readonly document: Y.Doc,
    structs: readonly Struct[],
  ) {
    this.byClient = Map.groupBy(structs, ({ id }) => id.client);
  }

  /** Returns null at the root and for deleted structs, undefined if unknown. Neighbors share a parent. */
  of(struct: Struct): Struct | null | undefined {
    const visited: Struct[] = [];
    let at: Struct | null | undefined = struct;
    let parent: Struct | null | undefined;
    while (at instanceof Y.Item && !this.known.has(at)) {
      // Breaks cycles of neighbors.
      this.known.set(at, undefined);
      visited.push(at);
      if (at.parent !== null) {
        parent = this.named(at.parent);
        break;
      }
      at = this.at(at.origin ?? at.rightOrigin);
      parent = at instanceof Y.Item ? this.known.get(at) : at && null;
    }
    if (visited.length === 0) return struct instanceof Y.Item ? this.known.get(struct) : null;
    for (const one of visited) this.known.set(one, parent);
    return parent;
  }

  private named(parent: NonNullable<Y.Item['parent']> | string): Struct | null | undefined {
    if (typeof parent === 'string') return null;
    return parent instanceof Y.AbstractType ? parent._item : this.at(parent);
  }

  /** Finds the struct with an id in the change or the document. */
  at(id: Y.ID | null): Struct | undefined {
    if (id === null) return undefined;
    const { client, clock } = id;
    return partAt(this.byClient.get(client) ?? [], clock) ?? this.inDocument(id);
  }

  private inDocument({ client, clock }: Y.ID): Struct | undefined {
    return clock < Y.getState(this.document.store, client)
      ? Y.getItem(this.document.store, Y.createID(client, clock))
      : undefined;
  }
}

/** Binary search: structs of a client are ordered by clock. */
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
