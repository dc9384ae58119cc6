import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('API response', () => {
  let test: TestApp;
  let ada: Person;

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team());
    for (let project = 0; project < 12; project += 1) await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  const asked = async (path: string, encoding?: string) => {
    const { headers, rawPayload } = await test.app.inject({
      method: 'GET',
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${ada.token}`, ...(encoding ? { 'accept-encoding': encoding } : {}) },
    });
    return { encoding: headers['content-encoding'], vary: String(headers['vary'] ?? ''), bytes: rawPayload };
  };

  it.each([
    ['gzip, deflate, br', 'gzip', gunzipSync],
    ['br, gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip;q=0, br', 'br', brotliDecompressSync],
  ] as const)('is compressed for %s, with a Vary header', async (accepted, used, unpacked) => {
    const plain = await asked('/projects');
    const { encoding, vary, bytes } = await asked('/projects', accepted);
    expect({ encoding, vary: vary.toLowerCase() }).toEqual({
      encoding: used,
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(unpacked(bytes).equals(plain.bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  it.each([[undefined], ['identity'], ['gzip;q=0']])('is uncompressed for %s', async (accepted) => {
    expect((await asked('/projects', accepted)).encoding).toBeUndefined();
  });

  it('is uncompressed if too small', async () => {
    expect((await asked('/plan', 'gzip')).encoding).toBeUndefined();
  });
});
