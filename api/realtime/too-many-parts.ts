import type * as Y from 'yjs';

/**
 * Structs and deleted ranges per change, structs per document. Yjs needs several microseconds for each when a change
 * arrives or a document opens.
 */
const LIMITS = { change: 200_000, document: 2_000_000 };

/** Reports whether a change has too many parts. Counts without decoding, which would take most of the time. */
export function hasTooManyParts(document: Y.Doc, update: Uint8Array, limits = LIMITS): boolean {
  // A struct has at least two bytes.
  const most = update.length / 2;
  const kept = [...document.store.clients.values()].reduce((sum, { length }) => sum + length, 0);
  if (most <= limits.change && kept + most <= limits.document) return false;
  const parts = countParts(update, limits.change);
  return parts > limits.change || (parts > 0 && kept + parts > limits.document);
}

/** Struct types of Yjs update format V1 besides those with content. */
const GC = 0;
const SKIP = 10;
const ORIGIN = 0x80;
const RIGHT_ORIGIN = 0x40;
const PARENT_SUB = 0x20;
const KIND = 0x1f;
/** Element types that have a name. */
const NAMED_TYPES = [3, 5];

/** Counts structs and deleted ranges of an update. Stops soon after `most` and at malformed data. */
export function countParts(update: Uint8Array, most: number): number {
  const reader = new Reader(update);
  let parts = 0;
  for (let clients = reader.number(); clients > 0 && !reader.ended; clients -= 1) {
    let structs = reader.number();
    reader.number();
    reader.number();
    for (; structs > 0 && !reader.ended; structs -= 1) {
      parts += 1;
      if (parts > most) return parts;
      skipStruct(reader);
    }
  }
  for (let clients = reader.number(); clients > 0 && !reader.ended && parts <= most; clients -= 1) {
    reader.number();
    for (let ranges = reader.number(); ranges > 0 && !reader.ended && parts <= most; ranges -= 1) {
      parts += 1;
      reader.id();
    }
  }
  return parts;
}

function skipStruct(reader: Reader): void {
  const info = reader.byte();
  const kind = info & KIND;
  if (kind === GC || kind === SKIP) return void reader.number();
  if (info & ORIGIN) reader.id();
  if (info & RIGHT_ORIGIN) reader.id();
  if (!(info & (ORIGIN | RIGHT_ORIGIN))) {
    if (reader.number() === 1) reader.bytes();
    else reader.id();
    if (info & PARENT_SUB) reader.bytes();
  }
  CONTENT[kind]?.(reader);
}

const bytes = (reader: Reader): void => reader.bytes();

/** Skips content by type: deleted, JSON, binary, string, embed, format, type, any, document. */
const CONTENT: Readonly<Record<number, (reader: Reader) => void>> = {
  1: (reader) => void reader.number(),
  2: (reader) => {
    for (let left = reader.number(); left > 0 && !reader.ended; left -= 1) reader.bytes();
  },
  3: bytes,
  4: bytes,
  5: bytes,
  6: (reader) => {
    reader.bytes();
    reader.bytes();
  },
  7: (reader) => {
    if (NAMED_TYPES.includes(reader.number())) reader.bytes();
  },
  8: (reader) => reader.values(reader.number()),
  9: (reader) => {
    reader.bytes();
    reader.values(1);
  },
};

/** Reads lib0 encoding. Bytes beyond the end are 0. */
class Reader {
  private at = 0;

  constructor(private readonly from: Uint8Array) {}

  get ended(): boolean {
    return this.at >= this.from.length;
  }

  byte(): number {
    const byte = this.from[this.at] ?? 0;
    this.at += 1;
    return byte;
  }

  number(): number {
    let [number, factor] = [0, 1];
    for (;;) {
      const byte = this.byte();
      number += (byte & 0x7f) * factor;
      if (byte < 0x80) return number;
      factor *= 128;
    }
  }

  id(): void {
    this.number();
    this.number();
  }

  /** Length-prefixed string or bytes. */
  bytes(): void {
    const length = this.number();
    this.at += length;
  }

  /** Skips values of any type without recursion. */
  values(count: number): void {
    const open = [{ left: count, named: false }];
    for (let last = open.at(-1); last && !this.ended; last = open.at(-1)) {
      if (last.left === 0) {
        open.pop();
        continue;
      }
      last.left -= 1;
      if (last.named) this.bytes();
      this.value(open);
    }
  }

  private value(open: { left: number; named: boolean }[]): void {
    switch (this.byte()) {
      case 125:
        this.number();
        break;
      case 124:
        this.at += 4;
        break;
      case 123:
      case 122:
        this.at += 8;
        break;
      case 119:
      case 116:
        this.bytes();
        break;
      case 118:
        open.push({ left: this.number(), named: true });
        break;
      case 117:
        open.push({ left: this.number(), named: false });
        break;
    }
  }
}
