import { earlyAnswer as answerAt, takeEarlyStream, type Early, type EarlyStream } from './early-answers.ts';

const asked = (path: string, method = 'GET') => new Request(`http://here${path}`, { method });
/** Milliseconds since navigation start. */
const earlyAnswer = (request: Request, now = 300) => answerAt(request, now);
const answered = (...paths: string[]): Early => ({
  answers: new Map(paths.map((path) => [path, Promise.resolve(new Response(path))])),
  stream: null,
});
const opened = (evidentEarly?: Early): void => {
  Object.assign(globalThis, { window: { evidentEarly } });
};
const textOf = async (answer: Promise<Response> | undefined) =>
  answer === undefined ? undefined : (await answer).text();

describe('requests made before the app loaded', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('answer an identical request once', async () => {
    opened(answered('/api/v1/me', '/api/v1/projects?limit=5'));
    expect(await textOf(earlyAnswer(asked('/api/v1/projects?limit=6')))).toBeUndefined();
    expect(await textOf(earlyAnswer(asked('/api/v1/projects?limit=5')))).toBe('/api/v1/projects?limit=5');
    expect(await textOf(earlyAnswer(asked('/api/v1/projects?limit=5')))).toBeUndefined();
  });

  it('are discarded after a write, except for recorded visits', async () => {
    opened(answered('/api/v1/me', '/api/v1/folders'));
    earlyAnswer(asked('/api/v1/visits', 'POST'));
    expect(await textOf(earlyAnswer(asked('/api/v1/me')))).toBe('/api/v1/me');
    expect(await textOf(earlyAnswer(asked('/api/v1/folders', 'PUT')))).toBeUndefined();
    expect(await textOf(earlyAnswer(asked('/api/v1/folders')))).toBeUndefined();
  });

  it('are discarded when the page has been open for long', async () => {
    opened(answered('/api/v1/me'));
    expect(await textOf(earlyAnswer(asked('/api/v1/me'), 10_001))).toBeUndefined();
  });

  it('are optional', () => {
    expect([earlyAnswer(asked('/api/v1/me')), takeEarlyStream('W.ada')]).toEqual([undefined, undefined]);
    opened();
    expect([earlyAnswer(asked('/api/v1/me')), takeEarlyStream('W.ada')]).toEqual([undefined, undefined]);
  });

  describe('the stream of changes', () => {
    let left: number;
    const stream = (readyState?: number): EarlyStream => ({
      name: 'W.ada',
      channel: {} as BroadcastChannel,
      source: readyState === undefined ? null : ({ readyState } as EventSource),
      missed: false,
      taken: new AbortController(),
      leave: () => void (left += 1),
    });
    beforeEach(() => {
      left = 0;
      Object.assign(globalThis, { EventSource: { CLOSED: 2 } });
    });
    afterEach(() => Reflect.deleteProperty(globalThis, 'EventSource'));

    it.each([undefined, 0, 1])('is handed over once (state %s)', (readyState) => {
      const early = stream(readyState);
      opened({ ...answered(), stream: early });
      expect(takeEarlyStream('W.ada')).toBe(early);
      expect(takeEarlyStream('W.ada')).toBeUndefined();
      expect([left, early.taken.signal.aborted]).toEqual([0, true]);
    });

    it.each([
      ['of another account', 'W.bob', 1],
      ['that was refused', 'W.ada', 2],
    ])('is closed if it is one %s', (_, name, readyState) => {
      opened({ ...answered(), stream: stream(readyState) });
      expect(takeEarlyStream(name)).toBeUndefined();
      expect(left).toBe(1);
    });
  });
});
