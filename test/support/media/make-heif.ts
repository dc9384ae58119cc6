import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Encoder, Muxer } from 'node-av/api';
import { AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX265 } from 'node-av/constants';
import { Frame, type Packet, Rational } from 'node-av/lib';
import { encodeFrame } from '../../../adapters/ffmpeg/engine/encoded.ts';

const TILE = 128;
const [FIRST, GRID, ALPHA] = [1, 9, 10];

/** A tile in one gray, or in one for each half, as MP4, for its configuration and its coded picture. */
function tileOf(luma: number, ofRight = luma): { readonly configuration: Buffer; readonly picture: Buffer } {
  const file = path.join(tmpdir(), `evident-tile-${process.pid}.mp4`);
  const output = Muxer.openSync(file, { format: 'mp4' });
  const encoder = Encoder.createSync(FF_ENCODER_LIBX265, { options: { 'x265-params': 'log-level=none' } });
  const index = output.addStream(encoder);
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { format: AV_PIX_FMT_YUV420P, width: TILE, height: TILE });
  frame.getBuffer();
  frame.data!.forEach((plane, at) => plane.fill(at === 0 ? luma : 128));
  const [rows, bytes] = [frame.data![0]!, frame.linesize[0]!];
  for (let row = 0; row < TILE; row += 1) rows.fill(ofRight, row * bytes + TILE / 2, row * bytes + TILE);
  frame.pts = 0n;
  frame.timeBase = new Rational(1, 25);
  const write = (packet: Packet): void => {
    // The encoder gives a single picture no times, or others each time.
    Object.assign(packet, { pts: 0n, dts: 0n });
    output.writePacketSync(packet, index);
  };
  encodeFrame(encoder, frame, write);
  encodeFrame(encoder, null, write);
  output.closeSync();
  const made = readFileSync(file);
  return { configuration: boxNamed(made, 'hvcC'), picture: boxNamed(made, 'mdat').subarray(8) };
}

function boxNamed(bytes: Buffer, type: string): Buffer {
  const at = bytes.indexOf(type) - 4;
  return bytes.subarray(at, at + bytes.readUInt32BE(at));
}

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content]);
};
const full = (type: string, ...parts: Buffer[]): Buffer => box(type, u32(0), ...parts);
const full2 = (type: string, ...parts: Buffer[]): Buffer => box(type, u32(2 << 24), ...parts);

/**
 * Writes a HEIF as phones do: a grid of two by two gray tiles, cut at the right and below, and turned a quarter against
 * the clock. With `alpha`, the left half of what is stored is transparent; with `premultiplied`, that is said of its colors.
 * `make-heif.ts <file> [alpha|premultiplied]`
 */
const [target, opacity] = process.argv.slice(2) as [string, string?];
const colors = [40, 100, 160, 220].map((luma) => tileOf(luma));
const tiles = opacity ? [...colors, tileOf(0, 255)] : colors;
const [width, height] = [TILE * 2 - 28, TILE * 2 - 56];
const grid = Buffer.concat([Buffer.from([0, 0, 1, 1]), u16(width), u16(height)]);
const head = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
const items = [...colors.map((_, at) => at + FIRST), ...(opacity ? [ALPHA] : []), GRID];
/** Properties: the configuration and size of a tile, then size and turn of the whole. */
const properties = box(
  'ipco',
  tiles[0]!.configuration,
  full('ispe', u32(TILE), u32(TILE)),
  full('ispe', u32(width), u32(height)),
  box('irot', Buffer.from([1])),
  full('auxC', Buffer.from('urn:mpeg:hevc:2015:auxid:1\0')),
);
const propertiesOf = (id: number): number[] =>
  id === GRID ? [2, 3, 0x84] : id === ALPHA ? [3, 0x81, 2, 5] : [2, 0x81, 2];
const associations = items.map((id) => Buffer.concat([u16(id), Buffer.from(propertiesOf(id))]));
/** `start` is where the coded tiles begin in the file. */
const metaAt = (start: number): Buffer => {
  let at = start;
  const places = items.map((id, index) => {
    const data = tiles[index]?.picture;
    const [from, size] = data ? [at, data.length] : [0, grid.length];
    at += data?.length ?? 0;
    return Buffer.concat([u16(id), u16(data ? 0 : 1), u16(0), u16(1), u32(from), u32(size)]);
  });
  return full(
    'meta',
    full('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    full('pitm', u16(GRID)),
    full(
      'iinf',
      u16(items.length),
      ...items.map((id) => full2('infe', u16(id), u16(0), Buffer.from(id === GRID ? 'grid\0' : 'hvc1\0'))),
    ),
    full(
      'iref',
      box('dimg', u16(GRID), u16(colors.length), ...colors.map((_, index) => u16(index + FIRST))),
      ...(opacity ? [box('auxl', u16(ALPHA), u16(1), u16(GRID))] : []),
      ...(opacity === 'premultiplied' ? [box('prem', u16(GRID), u16(1), u16(ALPHA))] : []),
    ),
    box('iprp', properties, full('ipma', u32(items.length), ...associations)),
    box('idat', grid),
    box('iloc', u32(1 << 24), Buffer.from([0x44, 0x00]), u16(items.length), ...places),
  );
};
const start = head.length + metaAt(0).length + 8;
writeFileSync(target, Buffer.concat([head, metaAt(start), box('mdat', ...tiles.map(({ picture }) => picture))]));
process.exit();
