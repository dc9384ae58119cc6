/** OIDs of types (catalog `pg_type`). */
const TYPES = { bigint: 20, integer: 23, text: 25, float8: 701, uuid: 2950, tsvector: 3614 } as const;
/** Up to this many UTF-16 units, an inline loop writes ASCII text faster than a call. */
const SHORT = 24;
const NULL_SIZE = -1;
/** Character codes. */
const [DASH, NINE] = [0x2d, 0x39];

/** Writes consecutive values in PostgreSQL's binary format. */
class Bytes {
  private at = 0;

  constructor(private buffer: Buffer) {}

  int8(value: number): void {
    this.room(1);
    this.at = this.buffer.writeUInt8(value, this.at);
  }
  int16(value: number): void {
    this.room(2);
    this.at = this.buffer.writeUInt16BE(value, this.at);
  }
  int32(value: number): void {
    this.room(4);
    this.at = this.buffer.writeInt32BE(value, this.at);
  }
  int64(value: bigint): void {
    this.room(8);
    this.at = this.buffer.writeBigInt64BE(value, this.at);
  }
  float8(value: number): void {
    this.room(8);
    this.at = this.buffer.writeDoubleBE(value, this.at);
  }
  uuid(uuid: string): void {
    this.room(16);
    let high = -1;
    for (let unit = 0; unit < uuid.length; unit += 1) {
      const code = uuid.charCodeAt(unit);
      if (code === DASH) continue;
      const digit = code <= NINE ? code & 15 : (code & 15) + 9;
      if (high < 0) high = digit;
      else {
        this.buffer[this.at] = (high << 4) | digit;
        this.at += 1;
        high = -1;
      }
    }
  }
  utf8(text: string): void {
    this.room(3 * text.length);
    if (text.length > SHORT || !this.ascii(text)) this.at += this.buffer.write(text, this.at);
  }
  /** Reserves the length prefix; `end` fills it in. */
  begin(): number {
    this.int32(0);
    return this.at;
  }
  end(begin: number): void {
    this.buffer.writeInt32BE(this.at - begin, begin - 4);
  }
  whole(): Buffer {
    return this.buffer.subarray(0, this.at);
  }

  private ascii(text: string): boolean {
    for (let unit = 0; unit < text.length; unit += 1) {
      const code = text.charCodeAt(unit);
      if (code > 127) return false;
      this.buffer[this.at + unit] = code;
    }
    this.at += text.length;
    return true;
  }
  private room(bytes: number): void {
    if (this.at + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.at + bytes));
    this.buffer.copy(larger, 0, 0, this.at);
    this.buffer = larger;
  }
}

/**
 * Encodes an array in PostgreSQL's binary format (`array_send`), for statements with thousands of rows: no quoting
 * here, no parsing there.
 */
function array<T>(
  type: keyof typeof TYPES,
  values: readonly (T | null)[],
  write: (bytes: Bytes, value: T) => void,
): Buffer {
  const bytes = new Bytes(Buffer.allocUnsafe(1024 + 32 * values.length));
  const [dimensions, lowestIndex, nulls] = [values.length === 0 ? 0 : 1, 1, 1];
  for (const head of [dimensions, nulls, TYPES[type]]) bytes.int32(head);
  if (dimensions === 1) for (const head of [values.length, lowestIndex]) bytes.int32(head);
  for (const value of values) {
    if (value === null) bytes.int32(NULL_SIZE);
    else {
      const begin = bytes.begin();
      write(bytes, value);
      bytes.end(begin);
    }
  }
  return bytes.whole();
}

export const textArray = (values: readonly (string | null)[]): Buffer =>
  array('text', values, (bytes, value) => bytes.utf8(value));
export const uuidArray = (values: readonly (string | null)[]): Buffer =>
  array('uuid', values, (bytes, value) => bytes.uuid(value));
export const integerArray = (values: readonly (number | null)[]): Buffer =>
  array('integer', values, (bytes, value) => bytes.int32(value));
export const bigintArray = (values: readonly (bigint | null)[]): Buffer =>
  array('bigint', values, (bytes, value) => bytes.int64(value));
export const floatArray = (values: readonly (number | null)[]): Buffer =>
  array('float8', values, (bytes, value) => bytes.float8(value));

/**
 * Encodes a tsvector from sorted, distinct terms. Most have one place: a position with the weight in the upper two
 * bits.
 */
export type TsVector = ReadonlyMap<string, number | readonly number[]>;

export const tsvectorArray = (values: readonly TsVector[]): Buffer =>
  array('tsvector', values, (bytes, terms) => {
    bytes.int32(terms.size);
    for (const [term, places] of terms) {
      bytes.utf8(term);
      bytes.int8(0);
      if (typeof places === 'number') {
        bytes.int16(1);
        bytes.int16(places);
        continue;
      }
      bytes.int16(places.length);
      for (const place of places) bytes.int16(place);
    }
  });
