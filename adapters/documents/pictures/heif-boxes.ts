/** Coded items in rows that form a picture. */
export interface HeifTiles {
  /** Ids of the coded items, row by row. */
  readonly tiles: readonly number[];
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of a HEIF file, and how it is turned. */
export interface HeifPicture extends HeifTiles {
  /** Opacity, as the brightness of a picture of its own; null if the whole picture is opaque. */
  readonly alpha: HeifTiles | null;
  /** Whether colors were multiplied with the opacity. */
  readonly isPremultiplied: boolean;
  /** Operations in order: quarter turns against the clock, or a mirror. */
  readonly turns: readonly HeifTurn[];
}
export type HeifTurn = { readonly quarters: number } | { readonly mirror: 'left-right' | 'top-bottom' };

interface Box {
  readonly type: string;
  readonly bytes: Reader;
}

/** Names of a picture that holds opacity. */
const ALPHA = ['urn:mpeg:hevc:2015:auxid:1', 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'];
/** Items that a file may have. Larger counts are those of damaged or hostile files. */
const ITEMS_MAX = 10_000;

/**
 * Reads the primary picture of a HEIF file (ISO/IEC 23008-12): one coded item, or a grid of tiles as phones write it.
 * Null for a file in another form, such as a sequence.
 */
export function heifPicture(bytes: Uint8Array): HeifPicture | null {
  try {
    return readPicture(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readPicture(bytes: Uint8Array): HeifPicture | null {
  const meta = boxesIn(new Reader(bytes)).find(({ type }) => type === 'meta');
  if (!meta) return null;
  meta.bytes.skip(4);
  const boxes = new Map(boxesIn(meta.bytes).map((box) => [box.type, box.bytes]));
  const primary = boxes.get('pitm')?.versioned((version, read) => (version === 0 ? read.u16() : read.u32()));
  if (primary === undefined) return null;
  const [types, references, properties] = [
    typesOf(boxes.get('iinf')),
    referencesIn(boxes.get('iref')),
    propertiesOf(boxes.get('iprp')),
  ];
  const tilesOf = (item: number): HeifTiles | null => {
    const [size] = properties(item).filter(({ type }) => type === 'ispe');
    if (types.get(item) === 'grid') {
      const of = references.find(({ type, from }) => type === 'dimg' && from === item)?.to ?? [];
      return gridOf(new Reader(dataOf(boxes.get('iloc'), boxes.get('idat'), item, bytes)), of);
    }
    if (!size) return null;
    const [width, height] = size.bytes.again().versioned((_, read) => [read.u32(), read.u32()] as const);
    return { tiles: [item], columns: 1, width, height };
  };
  const picture = tilesOf(primary);
  if (!picture) return null;
  const isAlpha = ({ type, bytes: name }: Box): boolean =>
    type === 'auxC' && ALPHA.includes(name.again().versioned((_, read) => read.word()));
  const alpha = references.find(
    ({ type, from, to }) => type === 'auxl' && to.includes(primary) && properties(from).some(isAlpha),
  );
  return {
    ...picture,
    turns: properties(primary).flatMap(turnOf),
    alpha: alpha ? tilesOf(alpha.from) : null,
    isPremultiplied: references.some(
      ({ type, from, to }) => type === 'prem' && from === primary && alpha !== undefined && to.includes(alpha.from),
    ),
  };
}

function gridOf(grid: Reader, tiles: readonly number[]): HeifTiles | null {
  grid.skip(1);
  const isLarge = (grid.u8() & 1) === 1;
  const [rows, columns] = [grid.u8() + 1, grid.u8() + 1];
  const [width, height] = isLarge ? [grid.u32(), grid.u32()] : [grid.u16(), grid.u16()];
  return tiles.length === rows * columns ? { tiles, columns, width, height } : null;
}

function turnOf({ type, bytes }: Box): HeifTurn[] {
  if (type === 'irot') return [{ quarters: bytes.u8() & 3 }];
  return type === 'imir' ? [{ mirror: (bytes.u8() & 1) === 1 ? 'left-right' : 'top-bottom' }] : [];
}

/** The types of all items by id. */
function typesOf(iinf: Reader | undefined): Map<number, string> {
  const entries = iinf?.versioned((version, read) => {
    read.skip(version === 0 ? 2 : 4);
    return boxesIn(read);
  });
  return new Map(
    (entries ?? []).map(({ bytes }) =>
      bytes.versioned((version, read) => {
        const id = version < 3 ? read.u16() : read.u32();
        read.skip(2);
        return [id, read.text(4)] as const;
      }),
    ),
  );
}

/** An item and others that it refers to, such as a grid and its tiles. */
interface Reference {
  readonly type: string;
  readonly from: number;
  readonly to: readonly number[];
}

function referencesIn(iref: Reader | undefined): Reference[] {
  return (
    iref?.versioned((version, read) => {
      const id = (reader: Reader): number => (version === 0 ? reader.u16() : reader.u32());
      return boxesIn(read).map(({ type, bytes }) => ({
        type,
        from: id(bytes),
        to: Array.from({ length: bytes.u16() }, () => id(bytes)),
      }));
    }) ?? []
  );
}

/** Reads the properties of items. */
function propertiesOf(iprp: Reader | undefined): (item: number) => Box[] {
  const parts = iprp ? boxesIn(iprp) : [];
  const all = parts.filter(({ type }) => type === 'ipco').flatMap(({ bytes }) => boxesIn(bytes));
  const numbers = parts
    .filter(({ type }) => type === 'ipma')
    .map(({ bytes }) => bytes.versioned((version, read, flags) => associated(version, flags, read)));
  return (item) => numbers.flatMap((of) => of.get(item) ?? []).flatMap((number) => all[number - 1] ?? []);
}

/** Numbers of the properties of each item, counted from 1. */
function associated(version: number, flags: number, read: Reader): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let left = Math.min(ITEMS_MAX, read.u32()); left > 0; left -= 1) {
    const item = version < 1 ? read.u16() : read.u32();
    found.set(
      item,
      Array.from({ length: read.u8() }, () => ((flags & 1) === 1 ? read.u16() & 0x7fff : read.u8() & 0x7f)),
    );
  }
  return found;
}

/** The bytes of an item: the first of its extents. */
function dataOf(iloc: Reader | undefined, idat: Reader | undefined, item: number, file: Uint8Array): Uint8Array {
  return (
    iloc?.versioned((version, read) => {
      const sizes = read.u16();
      const [offset, length, base, index] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, sizes & 15];
      for (let left = Math.min(ITEMS_MAX, version < 2 ? read.u16() : read.u32()); left > 0; left -= 1) {
        const id = version < 2 ? read.u16() : read.u32();
        const isInside = version > 0 && (read.u16() & 15) === 1;
        read.skip(2);
        const start = read.number(base);
        const extents = Array.from({ length: read.u16() }, () => {
          if (version > 0) read.skip(index);
          return { at: start + read.number(offset), size: read.number(length) };
        });
        const [first] = extents;
        if (id === item && first) return (isInside ? idat?.rest() : file)?.subarray(first.at, first.at + first.size);
      }
      return undefined;
    }) ?? new Uint8Array()
  );
}

function boxesIn(read: Reader): Box[] {
  const boxes: Box[] = [];
  while (read.left >= 8 && boxes.length < ITEMS_MAX) {
    const [short, type] = [read.u32(), read.text(4)];
    const size = short === 1 ? read.number(8) - 16 : short === 0 ? read.left : short - 8;
    if (size < 0 || size > read.left) break;
    boxes.push({ type, bytes: read.part(size) });
  }
  return boxes;
}

/** Reads numbers in network byte order. @throws RangeError at the end */
class Reader {
  private at = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.at;
  }
  skip(size: number): void {
    this.at += size;
  }
  u8(): number {
    return this.view.getUint8(this.at++);
  }
  u16(): number {
    return this.number(2);
  }
  u32(): number {
    return this.number(4);
  }
  /** Sizes of 0 have no bytes. */
  number(size: number): number {
    let value = 0;
    for (let left = size; left > 0; left -= 1) value = value * 256 + this.u8();
    return value;
  }
  text(size: number): string {
    return String.fromCharCode(...Array.from({ length: size }, () => this.u8()));
  }
  part(size: number): Reader {
    this.at += size;
    return new Reader(this.bytes.subarray(this.at - size, this.at));
  }
  /** Up to the next zero. */
  word(): string {
    let word = '';
    for (let byte = this.u8(); byte !== 0; byte = this.u8()) word += String.fromCharCode(byte);
    return word;
  }
  /** Reads the same bytes from the start: items share properties. */
  again(): Reader {
    return new Reader(this.bytes);
  }
  rest(): Uint8Array {
    return this.bytes.subarray(this.at);
  }
  versioned<T>(read: (version: number, rest: Reader, flags: number) => T): T {
    const head = this.u32();
    return read(head >>> 24, this, head & 0xffffff);
  }
}
