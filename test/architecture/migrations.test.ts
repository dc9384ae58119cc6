import { readdirSync } from 'node:fs';
import { join } from 'node:path';

describe('migrations', () => {
  it('are numbered without gaps or duplicates, so that their order is the same everywhere', () => {
    const numbers = readdirSync(join(import.meta.dirname, '../../migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => Number(file.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
