import type { Rows } from '@evident/domain/themes';

/**
 * Dot products of rows of 16-bit whole numbers, sixteen numbers at a time, as a WebAssembly module. JavaScript has no such instructions.
 * Its only function is `products(one, rows, list, count, out, bytes)`: writes the dot products of the row at `one` with the rows
 * numbered in `list`, each of so many `bytes`, a multiple of 32.
 */
const [I32, V128] = [0x7f, 0x7b];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const tee = (local: number): number[] => [0x22, local];
const constant = (value: number): number[] => [0x41, value];
const [ADD, SUBTRACT, MULTIPLY, IS_ZERO, IS_LESS] = [0x6a, 0x6b, 0x6c, 0x45, 0x49];
const [LOAD, STORE] = [
  [0x28, 2, 0],
  [0x36, 2, 0],
] as const;
const loadVector = (offset: number): number[] => [0xfd, 0x00, 4, offset];
const [DOT, ADD_LANES, ZEROS] = [
  [0xfd, 0xba, 0x01],
  [0xfd, 0xae, 0x01],
  [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)],
] as const;
const lane = (at: number): number[] => [0xfd, 0x1b, at];
const [BLOCK, LOOP, END] = [[0x02, 0x40], [0x03, 0x40], [0x0b]] as const;
const branchIf = (depth: number): number[] => [0x0d, depth];

const [ONE, ROWS, LIST, COUNT, OUT, BYTES, LEFT, RIGHT, STOP, SUM] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const addTo = (local: number, value: number): number[] => [get(local), constant(value), [ADD], set(local)].flat();
const addDots = (offset: number): number[] =>
  [get(SUM), get(LEFT), loadVector(offset), get(RIGHT), loadVector(offset), DOT, ADD_LANES, set(SUM)].flat();
const sumOfLanes = [get(SUM), lane(0), [1, 2, 3].flatMap((at) => [get(SUM), lane(at), [ADD]].flat())].flat();
const BODY = [
  [BLOCK, get(COUNT), [IS_ZERO], branchIf(0), LOOP],
  [get(ROWS), get(LIST), LOAD, get(BYTES), [MULTIPLY], [ADD], set(RIGHT)],
  [get(ONE), tee(LEFT), get(BYTES), [ADD], set(STOP), ZEROS, set(SUM)],
  [LOOP, addDots(0), addDots(16), addTo(RIGHT, 32), addTo(LEFT, 32)],
  [get(LEFT), get(STOP), [IS_LESS], branchIf(0), END],
  [get(OUT), sumOfLanes, STORE, addTo(LIST, 4), addTo(OUT, 4)],
  [get(COUNT), constant(1), [SUBTRACT], tee(COUNT), branchIf(0), END, END],
].flat(2);

/** A number in base 128, least significant first. */
const leb = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) | 128, ...leb(Math.floor(value / 128))];
const sized = (bytes: readonly number[]): number[] => [...leb(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]): number[] => [id, ...sized(bytes)];
const name = (text: string): number[] => sized([...Buffer.from(text)]);
const CODE = [2, 3, I32, 1, V128, ...BODY, ...END];
const MODULE = Uint8Array.from([
  ...Buffer.from('\0asm\x01\0\0\0'),
  ...section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...name('js'), ...name('memory'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('products'), 0, 0]),
  ...section(10, [1, ...sized(CODE)]),
]);

/** Node has it, but the types of ECMAScript do not. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, object>>>>,
  ) => { readonly exports: { readonly products: Products } };
};

type Products = (one: number, rows: number, list: number, count: number, out: number, bytes: number) => void;

const PAGE = 65_536;
const LANES = 16;
const START = 64;

/** {@link Rows} in the memory of a WebAssembly module. Rows are filled up with zeros. */
export class SimdRows implements Rows {
  readonly #module = new WebAssembly.Module(MODULE);
  readonly #width: number;
  readonly #bytes: number;
  #most = 0;
  #memory = new ArrayBuffer(0);
  #list = new Int32Array(0);
  #products = new Int32Array(0);
  #views: Int16Array[] = [];
  #compute: Products = () => {};

  constructor(width: number) {
    this.#width = width;
    this.#bytes = 2 * LANES * Math.ceil(width / LANES);
  }

  at(row: number): Int16Array {
    return (this.#views[row] ??= new Int16Array(this.#memory, row * this.#bytes, this.#width));
  }

  reserve(rows: number): void {
    if (rows <= this.#most) return;
    const before = new Uint8Array(this.#memory, 0, this.#most * this.#bytes);
    this.#most = Math.max(START, 2 * rows);
    const end = this.#most * this.#bytes;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((end + 8 * this.#most) / PAGE) });
    this.#memory = memory.buffer;
    new Uint8Array(this.#memory).set(before);
    this.#list = new Int32Array(this.#memory, end, this.#most);
    this.#products = new Int32Array(this.#memory, end + 4 * this.#most, this.#most);
    this.#views = [];
    this.#compute = new WebAssembly.Instance(this.#module, { js: { memory } }).exports.products;
  }

  products(row: number, others: readonly number[]): Int32Array {
    const list = this.#list;
    for (let at = 0; at < others.length; at += 1) list[at] = others[at]!;
    this.#compute(row * this.#bytes, 0, list.byteOffset, others.length, this.#products.byteOffset, this.#bytes);
    return this.#products;
  }
}
