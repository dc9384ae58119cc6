import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@evident/domain/kernel';
import type { ReadingTask } from './reading-tasks.ts';
import type { Answered, Asked } from './serve-reading.ts';

/** What one reading may take. */
export interface ReadingLimits {
  /** Milliseconds for a file, and for each megabyte of it beside. */
  readonly timeMs: number;
  readonly timePerMegabyteMs: number;
  /** Of the heap. What a process holds beside it is limited by the process itself. */
  readonly memoryMb: number;
}

const SOURCES = path.extname(import.meta.filename) === '.ts';
/** From sources, Node takes the types out; the bundle has the program beside this file. */
const FROM_SOURCES = ['--no-warnings', '--experimental-transform-types'];
/** What Node made of the sources, for the next process of a test. */
const CACHE = SOURCES ? path.join(tmpdir(), 'evident-sources') : undefined;
export const READING_PROGRAM = path.join(import.meta.dirname, `reading-process${path.extname(import.meta.filename)}`);

const MEGABYTE = 1_000_000;
/** Milliseconds in which a process has to be there. */
const BEGIN_MS = 60_000;
const ADVICE = 'Split it into smaller pieces, or save it in another format, such as plain text.';
const tooLong = (): Refusal => new Refusal('UnprocessableContent', 'It takes too long to read', ADVICE);
const tooLarge = (): Refusal => new Refusal('UnprocessableContent', 'It takes too much memory to read', ADVICE);
const brokeOff = (): Refusal =>
  new Refusal(
    'UnprocessableContent',
    'The reading broke off',
    'Try it again; if it breaks off again, save it in another format, such as plain text.',
  );

/** How V8 ends a process that has no memory left: by a signal, or by the code that stands for it. */
const OUT_OF_MEMORY = new Set<unknown>(['SIGABRT', 134]);
/** Ctrl-C reaches all processes: nothing is wrong with what is being read. */
const STOPPED = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP']);

/** A process that reads one thing after the other, and dies of what can't be read: a parser that runs for ever, or eats all memory, harms nobody else. */
export class ReadingChild {
  private readonly child: ChildProcess;
  private wanted: { give(answer: Answered): void; fail(reason: Error): void } | null = null;
  private fault: Error | null = null;
  private leftMs = 0;

  constructor(
    program: string,
    private readonly limits: ReadingLimits,
  ) {
    this.child = fork(program, [String(process.pid)], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`, ...(SOURCES ? FROM_SOURCES : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // no secret of the server is at hand where foreign files are read
      env: { SystemRoot: process.env['SystemRoot'], NODE_COMPILE_CACHE: CACHE },
    });
    this.child.on('message', (answer: Answered) => this.settle()?.give(answer));
    this.child.on('error', (error) => this.end(error));
    this.child.on('exit', (code, signal) =>
      this.end(
        STOPPED.has(signal)
          ? new Error('The reading was stopped')
          : OUT_OF_MEMORY.has(signal ?? code)
            ? tooLarge()
            : brokeOff(),
      ),
    );
    this.child.unref();
    this.child.channel?.unref();
  }

  get alive(): boolean {
    return this.fault === null;
  }

  /** Ends it, whatever it does; what is asked of it fails for this reason. */
  end(reason: Error): void {
    if (!this.alive) return;
    this.fault = reason;
    this.child.kill('SIGKILL');
    this.settle()?.fail(reason);
  }

  /** Lets it go while it reads nothing. */
  leave(): void {
    if (!this.alive) return;
    this.fault = new Error('The process has nothing more to read');
    this.child.disconnect();
  }

  async begin(task: ReadingTask, bytes: Uint8Array): Promise<void> {
    this.leftMs = this.limits.timeMs + this.limits.timePerMegabyteMs * (bytes.length / MEGABYTE);
    await this.answerTo({ begin: task, size: bytes.length }, BEGIN_MS);
    for (let at = 0; at < bytes.length; at += MEGABYTE) await this.say({ bytes: bytes.subarray(at, at + MEGABYTE) });
  }

  /** The next piece, as JSON; `null` behind the last. Throws a refusal. */
  async next(): Promise<string | null> {
    const answer = await this.answerTo({ next: true }, Math.max(0, this.leftMs));
    if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.title, answer.refused.advice);
    if (!('piece' in answer)) return null;
    this.leftMs -= answer.workedMs;
    return answer.piece;
  }

  private async answerTo(asked: Asked, withinMs: number): Promise<Answered> {
    if (this.fault) throw this.fault;
    const answer = new Promise<Answered>((give, fail) => {
      this.wanted = { give, fail };
    });
    // what has been answered while this process was busy is heard before it is called late
    const late = setTimeout(() => setImmediate(() => this.wanted && this.end(tooLong())), withinMs);
    try {
      this.child.send(asked, (error) => error && this.end(brokeOff()));
      return await answer;
    } finally {
      clearTimeout(late);
    }
  }

  private settle(): typeof this.wanted {
    const { wanted } = this;
    this.wanted = null;
    return wanted;
  }

  private async say(what: Asked): Promise<void> {
    if (this.fault) throw this.fault;
    // a process that died meanwhile is told by its end
    await new Promise<void>((resolve) => {
      this.child.send(what, () => resolve());
    });
  }
}
