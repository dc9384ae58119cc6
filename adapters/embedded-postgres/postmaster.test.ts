import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stillRuns, stopPostmaster } from './postmaster.ts';

describe('detection of a running server', () => {
  const real = process.platform;
  const folder = mkdtempSync(join(tmpdir(), 'evident-postmaster-'));
  const cluster = join(folder, 'postgres');
  const program = join(folder, 'postgres.mjs');
  let running: ChildProcess;
  let other: ChildProcess;
  const on = (platform: string) => Object.defineProperty(process, 'platform', { value: platform });

  beforeAll(async () => {
    writeFileSync(program, 'process.stdout.write("here"); setInterval(() => {}, 1000);');
    running = spawn(process.execPath, [program, '-D', cluster]);
    other = spawn(process.execPath, ['-e', 'process.stdout.write("here"); setInterval(() => {}, 1000);']);
    await Promise.all([running, other].map(({ stdout }) => once(stdout!, 'data')));
  });
  afterEach(() => on(real));
  afterAll(() => {
    running.kill();
    other.kill();
    rmSync(folder, { recursive: true });
  });

  it.each([real, 'darwin'])('goes by the command line of the process (%s)', async (platform) => {
    on(platform);
    expect(await stillRuns({ pid: running.pid! }, cluster)).toBe(true);
    expect(await stillRuns({ pid: running.pid! }, join(folder, 'another'))).toBe(false);
    expect(await stillRuns({ pid: other.pid! }, cluster)).toBe(false);
  });

  it('trusts the pid where the system hides command lines', async () => {
    on('win32');
    expect(await stillRuns({ pid: running.pid! }, cluster)).toBe(true);
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'exit');
    expect(await stillRuns({ pid: ended.pid! }, cluster)).toBe(false);
  });

  it('precedes every stop, since the pid may belong to another program', async () => {
    await stopPostmaster(cluster, other.pid!);
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    process.kill(other.pid!, 0);
  });
});
