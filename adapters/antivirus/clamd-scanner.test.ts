import { EICAR, type FakeClamd, startClamd } from '../../test/support/fake-clamd.ts';
import { ClamdScanner } from './clamd-scanner.ts';

describe('the virus scan by clamd', () => {
  let clamd: FakeClamd;
  const faults: string[] = [];
  const scan = (...pieces: Uint8Array[]) => scanner().scan(streamOf(pieces));
  const scanner = (timeMs = 60_000) =>
    new ClamdScanner({ ...clamd, timeMs, onFault: ({ message }) => faults.push(message) });

  beforeEach(async () => {
    clamd = await startClamd(3_000_000);
    faults.length = 0;
  });
  afterEach(() => clamd.close());

  it('sends all pieces, and finds a virus that lies across two of them', async () => {
    expect(await scan(new Uint8Array(1_000_000), new Uint8Array(0), new Uint8Array(5))).toEqual({ kind: 'clean' });
    expect(await scan()).toEqual({ kind: 'clean' });
    expect(clamd.scanned).toEqual([1_000_005, 0]);
    expect(await scan(EICAR.subarray(0, 20), EICAR.subarray(20))).toEqual({
      kind: 'infected',
      name: 'Eicar-Test-Signature',
    });
    expect(faults).toEqual([]);
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0'])(
    'knows files that the daemon does not scan as a whole: %j',
    async (answer) => {
      clamd.say(answer);
      expect(await scan(EICAR)).toEqual({ kind: 'too-large' });
    },
  );

  it.each([
    ['an error', "stream: Can't allocate memory ERROR\0"],
    ['an unknown answer', 'PONG\0'],
    ['no answer', ''],
    ['half an answer', 'stream: OK'],
    ['an answer without end', 'x'.repeat(10_000)],
  ])('takes %s for no result, and reports it', async (_, answer) => {
    clamd.say(answer);
    await expect(scan(EICAR)).rejects.toThrow(/clamd/);
    expect(faults).toEqual([expect.stringMatching(/^A virus scan failed: clamd/)]);
  });

  it('fails if the daemon is not reachable, or the file cannot be read', async () => {
    const unreadable = async function* (): AsyncIterable<Uint8Array> {
      yield EICAR;
      throw new Error('the disk is away');
    };
    await expect(scanner().scan(unreadable())).rejects.toThrow('the disk is away');
    await clamd.close();
    await expect(scan(EICAR)).rejects.toThrow();
    clamd = await startClamd();
  });

  it('fails if the daemon goes silent', async () => {
    const silent = async function* (): AsyncIterable<Uint8Array> {
      yield EICAR;
      await new Promise((resolve) => setImmediate(resolve));
      yield* [];
    };
    clamd.say('');
    await expect(scanner(1).scan(silent())).rejects.toThrow(/clamd/);
  });
});

async function* streamOf(pieces: readonly Uint8Array[]): AsyncIterable<Uint8Array> {
  yield* pieces;
}
