import { readFileSync } from 'node:fs';
import path from 'node:path';
import tiff, { type IFD } from 'utif2';
import { type FaxData, decodeFax, replaceFaxDecoders } from './fax.ts';

/** Pages of lines that libtiff wrote. */
const FOLDER = path.join(import.meta.dirname, '../../../test/fixtures/fax');
const [WIDTH, HEIGHT] = [201, 90];
const BYTES_OF_ROW = Math.ceil(WIDTH / 8);
const KINDS = [
  ['G4', 'g4.tif'],
  ['G3', 'g3.tif'],
  ['G3-2D', 'g3-two-dimensions.tif'],
] as const;

const bytesOf = (name: string): Uint8Array => Uint8Array.from(readFileSync(path.join(FOLDER, name)));
const pageOf = (bytes: Uint8Array): IFD => tiff.decode(bytes.buffer as ArrayBuffer)[0]!;
const tagOf = (page: IFD, tag: number): number => (page[`t${tag}`] as number[])[0]!;

function faxOf(name: string, kind: FaxData['kind']): FaxData {
  const bytes = bytesOf(name);
  const page = pageOf(bytes);
  return { bytes, start: tagOf(page, 273), length: tagOf(page, 279), width: WIDTH, kind, isReversed: false };
}
function decoded(data: FaxData): { bits: Uint8Array; rows: number; reads: number } {
  const bits = new Uint8Array(BYTES_OF_ROW * HEIGHT);
  return { bits, ...decodeFax(data, { bits, start: 0 }) };
}
const rowAt = (bits: Uint8Array, row: number): string =>
  Buffer.from(bits.subarray(row * BYTES_OF_ROW, (row + 1) * BYTES_OF_ROW)).toString('hex');
/** The same page with one byte changed. */
const damaged = (data: FaxData, at: number, by = 0x5a): FaxData => ({
  ...data,
  bytes: data.bytes.map((byte, place) => (place === data.start + at ? byte ^ by : byte)),
});

describe('a fax page', () => {
  it.each(KINDS)('in %s has the picture that the library reads', (kind, name) => {
    const bytes = bytesOf(name);
    const page = pageOf(bytes);
    tiff.decodeImage(bytes.buffer as ArrayBuffer, page);
    const { bits, rows } = decoded(faxOf(name, kind));
    expect(rows).toBe(HEIGHT);
    expect(Buffer.from(bits).equals(Buffer.from(page.data.subarray(0, bits.length)))).toBe(true);
  });

  it.each(KINDS)('in %s is read in as many steps as it has bits, wherever it is damaged', (kind, name) => {
    const data = faxOf(name, kind);
    const most = data.length * 8 + HEIGHT * 24;
    for (let at = 0; at < data.length; at += 7)
      for (const by of [0x5a, 0xff]) expect(decoded(damaged(data, at, by)).reads).toBeLessThanOrEqual(most);
    expect(decoded({ ...data, bytes: data.bytes.map(() => 0) }).reads).toBeLessThanOrEqual(most);
    expect(decoded({ ...data, bytes: data.bytes.map(() => 255) }).reads).toBeLessThanOrEqual(most);
  });

  it('has the rows before a damaged place, and in G3 those behind it', () => {
    for (const [kind, name] of KINDS) {
      const data = faxOf(name, kind);
      const whole = decoded(data).bits;
      const { bits } = decoded(damaged(data, Math.floor(data.length * 0.8)));
      for (let row = 0; row < HEIGHT / 2; row += 1) expect(rowAt(bits, row)).toBe(rowAt(whole, row));
      if (kind === 'G3') expect(rowAt(bits, HEIGHT - 1)).toBe(rowAt(whole, HEIGHT - 1));
    }
  });

  it('is decoded so in the library', () => {
    replaceFaxDecoders(tiff.decode);
    for (const [kind, name] of KINDS) {
      const bytes = bytesOf(name);
      const page = pageOf(bytes);
      tiff.decodeImage(bytes.buffer as ArrayBuffer, page);
      const { bits } = decoded(faxOf(name, kind));
      expect(Buffer.from(bits).equals(Buffer.from(page.data.subarray(0, bits.length)))).toBe(true);
      bytes.fill(0, tagOf(page, 273), tagOf(page, 273) + tagOf(page, 279));
      expect(() => tiff.decodeImage(bytes.buffer as ArrayBuffer, pageOf(bytes))).toThrow('No row can be read');
    }
  });
});
