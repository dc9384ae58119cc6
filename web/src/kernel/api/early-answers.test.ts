import { earlyAnswer as answerAt, earlyChanges, type Early } from './early-answers.ts';

const asked = (path: string, method = 'GET') => new Request(`http://here${path}`, { method });
/** Milliseconds since the page began to open. */
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

describe('what was asked before the app came', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('is given once, to the very same question', async () => {
    opened(answered('/api/v1/me', '/api/v1/projects?limit=5'));
    expect(await textOf(earlyAnswer(asked('/api/v1/projects?limit=6')))).toBeUndefined();
    expect(await textOf(earlyAnswer(asked('/api/v1/projects?limit=5')))).toBe('/api/v1/projects?limit=5');
    expect(await textOf(earlyAnswer(asked('/api/v1/projects?limit=5')))).toBeUndefined();
  });

  it('is forgotten when something is written, which may have changed it; a visit changes none of it', async () => {
    opened(answered('/api/v1/me', '/api/v1/folders'));
    earlyAnswer(asked('/api/v1/visits', 'POST'));
    expect(await textOf(earlyAnswer(asked('/api/v1/me')))).toBe('/api/v1/me');
    expect(await textOf(earlyAnswer(asked('/api/v1/folders', 'PUT')))).toBeUndefined();
    expect(await textOf(earlyAnswer(asked('/api/v1/folders')))).toBeUndefined();
  });

  it('is forgotten when the page has long been open', async () => {
    opened(answered('/api/v1/me'));
    expect(await textOf(earlyAnswer(asked('/api/v1/me'), 10_001))).toBeUndefined();
  });

  it('is nothing where nothing was asked', () => {
    expect([earlyAnswer(asked('/api/v1/me')), earlyChanges()]).toEqual([undefined, undefined]);
    opened();
    expect([earlyAnswer(asked('/api/v1/me')), earlyChanges()]).toEqual([undefined, undefined]);
  });

  it('holds the stream of changes, once and unless it was refused, and whether something came before anybody listened', () => {
    const source = { readyState: 1, CLOSED: 2 } as EventSource;
    opened({ ...answered(), changes: source, missed: true });
    expect(earlyChanges()).toEqual({ source, missed: true });
    expect(earlyChanges()).toBeUndefined();
    opened({ ...answered(), changes: { ...source, readyState: 2 } });
    expect(earlyChanges()).toBeUndefined();
  });
});
