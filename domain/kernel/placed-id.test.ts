import { isUuid, placedId } from './index.ts';

const RANDOM = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const AT = new Date('2026-05-01T10:00:00Z');
const idAt = (file: number, row: number) => placedId(RANDOM, AT, { file, row });

describe('the id of a row of a file', () => {
  it('is lower than that of the row above, and those of a file than those of the file before', () => {
    const rows = [0, 1, 0xffff, 0x10000, 0x10001, 2 ** 24];
    const ids = [0, 1, 499].flatMap((file) => rows.map((row) => idAt(file, row)));
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('is a UUID version 7 of the time of the import, and unlike those of another one', () => {
    const [year, variant] = [idAt(3, 70_000), idAt(0, 2 ** 40)];
    for (const id of [year, variant]) {
      expect(isUuid(id)).toBe(true);
      expect([id[14], id[19]]).toEqual(['7', expect.stringMatching(/[89ab]/)]);
      expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(AT.getTime());
    }
    expect(placedId('0198c5a2-7a3b-7c11-9d1e-5f2b00000000', AT, { file: 0, row: 0 })).not.toBe(idAt(0, 0));
  });
});
