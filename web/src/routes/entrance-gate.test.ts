import type { LoaderFunctionArgs } from 'react-router';

const ROOT = 'http://evident.test';
/** Accepts relative paths, like a browser. */
class AtRoot extends Request {
  constructor(asked: string | URL | Request, init?: RequestInit) {
    super(typeof asked === 'string' ? new URL(asked, ROOT) : asked, init);
  }
}
const { Request: own } = globalThis;
globalThis.Request = AtRoot;
const { peopleOnly, visitorsOnly, rootRedirect } = await import('./entrance-gate.ts');
afterAll(() => {
  globalThis.Request = own;
});

const args = (path: string) =>
  ({ request: new Request(`${ROOT}${path}`), params: {}, context: {} }) as unknown as LoaderFunctionArgs;

describe('the way to signing in', () => {
  const { fetch } = globalThis;
  let asked: string[];
  beforeEach(() => {
    asked = [];
    Object.assign(globalThis, { location: new URL(ROOT) });
    globalThis.fetch = async (request) => {
      const { pathname } = new URL((request as Request).url);
      asked.push(pathname);
      return pathname.endsWith('/environment')
        ? Response.json({ rootUrl: ROOT })
        : Response.json({ title: 'Sign in first' }, { status: 401 });
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'location');
  });
  const askedWhoIsHere = () => asked.filter((path) => path.endsWith('/session')).length;

  it('asks once who is there, also where it begins at a screen for others', async () => {
    expect((await rootRedirect()).headers.get('location')).toBe('/auth/login');
    expect(await visitorsOnly(args('/auth/login'))).toBeNull();
    expect(askedWhoIsHere()).toBe(1);
    await peopleOnly(args('/auth/workspaces')).catch(() => undefined);
    await visitorsOnly(args('/auth/login'));
    expect(askedWhoIsHere()).toBe(2);
  });

  it('asks again whenever somebody comes to it by themselves', async () => {
    await visitorsOnly(args('/auth/login'));
    await visitorsOnly(args('/auth/login'));
    expect(askedWhoIsHere()).toBe(2);
  });
});
