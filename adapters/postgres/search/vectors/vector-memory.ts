import type {
  NearObject,
  NearPassage,
  NearPassageQuestion,
  NearQuestion,
} from '@evident/application/search/vector-index';
import type { Uuid } from '@evident/domain/kernel';
import { quantized, type SearchedType, withNeighbors } from '@evident/domain/search';
import { packedSize, SCALE_AT, VECTOR_AT } from './packed-vectors.ts';

/** The vectors of an object as they are stored; empty if it is gone. */
export interface VectorRow {
  readonly type: SearchedType;
  readonly id: Uuid;
  readonly scopeId: Uuid;
  readonly passages: Uint8Array;
}

interface Entry extends VectorRow {
  readonly type: SearchedType;
}

/** The vectors of one team and model. Similarities are exact but for rounding to signed bytes. */
export class VectorMemory {
  private readonly entries = new Map<string, Entry>();
  /** Bytes of all vectors. */
  size = 0;

  constructor(private readonly dimensions: number) {}

  apply(rows: readonly VectorRow[]): void {
    for (const row of rows) {
      const key = row.type + row.id;
      this.size += row.passages.length - (this.entries.get(key)?.passages.length ?? 0);
      if (row.passages.length === 0) this.entries.delete(key);
      else this.entries.set(key, row);
    }
  }

  /** The objects with the nearest passages, best first. */
  nearest({ vector, types, scopes, least, limit }: Omit<NearQuestion, 'model'>): NearObject[] {
    const query = quantized(vector);
    const [wantedTypes, wantedScopes] = [new Set(types), new Set(scopes)];
    const found = new Map<SearchedType, NearObject[]>(types.map((type) => [type, []]));
    for (const { type, id, scopeId, passages } of this.entries.values()) {
      if (!wantedTypes.has(type) || !wantedScopes.has(scopeId)) continue;
      const { similarity, at } = this.best(query, passages);
      if (similarity < least) continue;
      const view = new DataView(passages.buffer, passages.byteOffset + at, 8);
      found.get(type)!.push({ type, id, similarity, start: view.getUint32(0, true), end: view.getUint32(4, true) });
    }
    return [...found.values()].flatMap((of) => of.sort(nearestFirst).slice(0, limit)).sort(nearestFirst);
  }

  /** The nearest passages, with some of their neighbors, best first. Titles are no passages: they have no place. */
  nearestPassages({ vector, types, scopes, objects, least, limit }: Omit<NearPassageQuestion, 'model'>): NearPassage[] {
    const query = quantized(vector);
    const [wantedTypes, wantedScopes] = [new Set(types), new Set(scopes)];
    const wanted = objects && new Set(objects);
    const found: NearPassage[] = [];
    for (const entry of this.entries.values()) {
      if (!wantedTypes.has(entry.type) || !wantedScopes.has(entry.scopeId)) continue;
      if (wanted && !wanted.has(entry.id)) continue;
      found.push(...passagesNear(query, entry, this.dimensions, least));
    }
    return found.sort((a, b) => b.withNeighbors - a.withNeighbors || (a.id < b.id ? 1 : -1)).slice(0, limit);
  }

  private best(query: ReturnType<typeof quantized>, passages: Uint8Array): { similarity: number; at: number } {
    const { dimensions } = this;
    const size = packedSize(dimensions);
    const bytes = new Int8Array(passages.buffer, passages.byteOffset, passages.length);
    const view = new DataView(passages.buffer, passages.byteOffset, passages.length);
    let [similarity, best] = [-1, 0];
    for (let at = 0; at < passages.length; at += size) {
      const dot = dotOf(query.bytes, bytes, at + VECTOR_AT) * query.scale * view.getFloat32(at + SCALE_AT, true);
      if (dot > similarity) [similarity, best] = [dot, at];
    }
    return { similarity, at: best };
  }
}

function passagesNear(
  query: ReturnType<typeof quantized>,
  { type, id, passages }: Entry,
  dimensions: number,
  least: number,
): NearPassage[] {
  const size = packedSize(dimensions);
  const bytes = new Int8Array(passages.buffer, passages.byteOffset, passages.length);
  const view = new DataView(passages.buffer, passages.byteOffset, passages.length);
  const places: NearObject[] = [];
  let isAnyNear = false;
  for (let at = 0; at < passages.length; at += size) {
    const end = view.getUint32(at + 4, true);
    if (end === 0) continue;
    const dot = dotOf(query.bytes, bytes, at + VECTOR_AT) * query.scale * view.getFloat32(at + SCALE_AT, true);
    isAnyNear ||= dot >= least;
    places.push({ type, id, similarity: dot, start: view.getUint32(at, true), end });
  }
  if (!isAnyNear) return [];
  const smooth = withNeighbors(places.map(({ similarity }) => Math.max(0, similarity)));
  return places.flatMap((place, at) => (place.similarity >= least ? [{ ...place, withNeighbors: smooth[at]! }] : []));
}

/** In whole numbers: at most 127 × 127 × 8192 dimensions, well below 2^31. */
function dotOf(query: Int8Array, bytes: Int8Array, from: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const { length } = query;
  let at = 0;
  for (; at + 3 < length; at += 4) {
    a += query[at]! * bytes[from + at]!;
    b += query[at + 1]! * bytes[from + at + 1]!;
    c += query[at + 2]! * bytes[from + at + 2]!;
    d += query[at + 3]! * bytes[from + at + 3]!;
  }
  for (; at < length; at += 1) a += query[at]! * bytes[from + at]!;
  return a + b + c + d;
}

const nearestFirst = (a: NearObject, b: NearObject): number => b.similarity - a.similarity || (a.id < b.id ? 1 : -1);
