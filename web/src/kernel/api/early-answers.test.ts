import { earlyAnswer as answerAt, earlyChanges, type Early } from './early-answers.ts';

const asked = (path: string, method = 'GET') => new Request(`http://here${path}`, { method });
/** Milliseconds since navigation start. */
const earlyAnswer = (request: Request, now = 300) => answerAt(request, now);
const answered = (...paths: string[]): Early => ({
  answers: new Map(paths.map((path) => [path, Promise.resolve(new Response(path))])),
  changes: null,
  missed: false,
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
    expect([earlyAnswer(asked('/api/v1/me')), earlyChanges()]).toEqual([undefined, undefined]);
    opened();
    expect([earlyAnswer(asked('/api/v1/me')), earlyChanges()]).toEqual([undefined, undefined]);
  });

  it('include the stream of changes once, unless refused, and whether it missed an event', () => {
    const source = { readyState: 1, CLOSED: 2 } as EventSource;
    opened({ ...answered(), changes: source, missed: true });
    expect(earlyChanges()).toEqual({ source, missed: true });
    expect(earlyChanges()).toBeUndefined();
    opened({ ...answered(), changes: { ...source, readyState: 2 } });
    expect(earlyChanges()).toBeUndefined();
  });
});
