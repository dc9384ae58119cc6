import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@evident/domain/kernel';
import { wavOf } from '../../../test/support/tones.ts';
import type { MediaTask } from './messages.ts';
import { runTask } from './run-task.ts';

const MINUTE_MS = 60_000;

/** Processes below this one that run a program and have not ended. */
function running(program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return state !== 'Z' && Number(parent) === process.pid && command.includes(program);
      } catch {
        return false;
      }
    });
}

describe('a media process', () => {
  let folder: string;
  let starts: string;
  const probe: MediaTask = { what: 'probe', path: '/nowhere' };

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'evident-run-task-'));
    starts = path.join(folder, 'starts');
    appendFileSync(starts, '');
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  /** A program that counts its starts in `start` and then does this. */
  async function program(does: string): Promise<string> {
    const file = path.join(folder, 'program.mjs');
    const counts = `import fs from 'node:fs'; const file = ${JSON.stringify(starts)};
      fs.appendFileSync(file, '|'); const start = fs.readFileSync(file, 'utf8').length;`;
    await fs.writeFile(file, `${counts}\nprocess.once('message', () => { ${does} });`);
    return file;
  }
  const started = () => readFileSync(starts, 'utf8').length;
  const run = (given: string, task = probe) => runTask(task, { timeMs: MINUTE_MS, program: given });
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it.each([
    ...['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGBUS'].map((signal) => [
      signal,
      `process.kill(process.pid, '${signal}')`,
    ]),
    ['an exit without a report', 'process.exit(0)'],
    ['an exit with an error', 'process.exit(1)'],
    ['the exit code of a shell whose child was killed', 'process.exit(137)'],
  ])('that ended by %s says nothing about the recording', async (_, does) => {
    const failure = await failureOf(run(await program(does!)));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(Refusal);
    expect(started()).toBe(1);
  });

  it('that was killed before it got its task says nothing about the recording', async () => {
    const file = await program('');
    const task = {
      what: 'probe',
      // Read when the task is sent, after the process was started.
      get path() {
        for (const pid of running(file)) process.kill(pid, 'SIGKILL');
        while (running(file).length > 0);
        return '/nowhere';
      },
    } as const;
    const failure = await failureOf(run(file, task));
    expect(failure).not.toBeInstanceOf(Refusal);
    expect((failure as Error).message).toBe('The media process was stopped: SIGKILL');
  });

  it('that crashed is started again, and the recording is at fault if every one crashes', async () => {
    const crash = `process.kill(process.pid, 'SIGSEGV')`;
    expect(await run(await program(`start < 3 ? ${crash} : process.send({ done: start })`))).toBe(3);
    await fs.writeFile(starts, '');
    expect(await failureOf(run(await program(crash)))).toBeInstanceOf(Refusal);
    expect(started()).toBe(3);
  });

  it('is heard to the end, also when it has gone before its long report is read', async () => {
    const report = await program(`process.send({ done: 'x'.repeat(5_000_000) }, () => process.exit())`);
    expect(((await run(report)) as string).length).toBe(5_000_000);
  });

  it('that ran out of memory names memory', async () => {
    const failure = await failureOf(run(await program(`process.kill(process.pid, 'SIGABRT')`)));
    expect((failure as Refusal).title).toBe('Processing the recording took too much memory');
  });

  describe('whose machine is at fault says nothing about the recording', () => {
    let source: string;
    beforeEach(async () => {
      source = path.join(folder, 'tone.wav');
      await fs.writeFile(source, wavOf([{ ms: 3_000, hz: 440 }]));
    });
    const audio = (target: string): MediaTask => ({
      what: 'audio',
      path: source,
      target,
      durationMs: 3_000,
      gainDb: 0,
    });
    const parts = () => [{ path: source, startMs: 0, endMs: 2_000, gainDb: 0, edits: [] }];

    it.each([
      ['a full disk', () => audio('/dev/full')],
      ['a full disk at the end of a rendering', (): MediaTask => ({ ...rendering(), target: '/dev/full' })],
      [
        'a full disk below a piece',
        (): MediaTask => ({
          what: 'audioPiece',
          path: source,
          span: { startMs: 0, endMs: 1_000 },
          target: '/dev/full',
        }),
      ],
      ['a working folder that cannot be made', () => audio(path.join(source, 'output'))],
      ['a recording that is gone', (): MediaTask => ({ what: 'probe', path: path.join(folder, 'gone.wav') })],
    ])('%s', async (_, task) => {
      const failure = await failureOf(runTask(task(), { timeMs: MINUTE_MS }));
      expect(failure).not.toBeInstanceOf(Refusal);
      expect((failure as Error).message).toMatch(/^The media process failed: /);
    });

    const rendering = () =>
      ({ what: 'render', parts: parts(), video: false, target: '', threads: 1, mostBytes: 1e8 }) as const;
  });
});
