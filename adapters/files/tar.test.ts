import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '../../test/support/collect.ts';
import { tar } from './tar.ts';

async function* of<T>(...things: T[]): AsyncIterable<T> {
  yield* things;
}
const fileOf = (path: string, text: string, size = text.length) => ({
  path,
  size,
  bytes: of(new TextEncoder().encode(text)),
});

describe('a tar archive', () => {
  it('is unpacked by other programs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tar-'));
    const long = 'x'.repeat(1_025);
    const packed = tar(of(fileOf('rows/note.jsonl', '{}\n'), fileOf('a.bin', long), fileOf('none', '')));
    writeFileSync(join(folder, 'all.tar'), Buffer.concat(await collect(packed)));
    execFileSync('tar', ['xf', 'all.tar'], { cwd: folder });
    expect(['rows/note.jsonl', 'a.bin', 'none'].map((path) => readFileSync(join(folder, path), 'utf8'))).toEqual([
      '{}\n',
      long,
      '',
    ]);
    rmSync(folder, { recursive: true });
  });

  it('breaks off if a file has another size than it should', async () => {
    await expect(collect(tar(of(fileOf('a', 'abc', 4))))).rejects.toThrow('3 bytes instead of 4');
  });
});
