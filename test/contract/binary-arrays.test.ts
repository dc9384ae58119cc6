import fc from 'fast-check';
import {
  type TsVector,
  bigintArray,
  floatArray,
  integerArray,
  textArray,
  tsvectorArray,
  uuidArray,
} from '../../adapters/postgres/binary-arrays.ts';
import { connect } from '../../adapters/postgres/connection.ts';
import { openDatabase, type TestDatabase } from '../support/database.ts';

/** Any text PostgreSQL can store: no NUL, no unpaired surrogates. */
const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((any) => any.replaceAll('\0', ''));
const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<(T | null)[]> => fc.array(fc.option(value), { maxLength: 40 });

describe('array in binary format', () => {
  let database: TestDatabase;
  let source: Awaited<ReturnType<typeof connect>>;

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, []);
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  /** Reads each value as text. */
  const read = async (type: string, array: Buffer): Promise<(string | null)[]> =>
    (
      await source.query(
        `SELECT value::text FROM unnest($1::${type}[]) WITH ORDINALITY a(value, place) ORDER BY place`,
        [array],
      )
    ).map(({ value }: { value: string | null }) => value);
  const comesBack = <T>(
    type: string,
    value: fc.Arbitrary<T>,
    arrayOf: (values: readonly (T | null)[]) => Buffer,
    written: (value: T) => unknown = String,
  ) =>
    fc.assert(
      fc.asyncProperty(some(value), async (values) => {
        expect((await read(type, arrayOf(values))).map((one) => one && written(one as T))).toEqual(
          values.map((one) => (one === null ? null : written(one))),
        );
      }),
      { numRuns: 25 },
    );

  it('encodes any text', () => comesBack('text', text, textArray));
  it('encodes any UUID', () => comesBack('uuid', fc.uuid(), uuidArray));
  it('encodes any integer', () => comesBack('integer', fc.integer(), integerArray));
  it('encodes any bigint', () =>
    comesBack('bigint', fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), bigintArray));
  it('encodes any number', () => comesBack('float8', fc.double({ noNaN: true }), floatArray, Number));

  it("encodes terms with positions and weights like PostgreSQL's text format", async () => {
    const terms: TsVector = new Map<string, number | number[]>([
      ['~wait', [3]],
      ['it’s', [(3 << 14) | 1, 2, (1 << 14) | 5]],
      ['日本', 16383],
      ["'\\", [4]],
    ]);
    const [kept] = await read('tsvector', tsvectorArray([terms]));
    const [{ same }] = await source.query(`SELECT $1::tsvector = $2::tsvector AS same`, [
      kept,
      String.raw`'~wait':3 'it’s':1A,2,5C '日本':16383 '''\\':4`,
    ]);
    expect(same).toBe(true);
  });
});
