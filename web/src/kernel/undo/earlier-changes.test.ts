const ROOT = 'http://evident.test';
/** Accepts relative paths, like a browser. */
class AtRoot extends Request {
  constructor(asked: string | URL | Request, init?: RequestInit) {
    super(typeof asked === 'string' ? new URL(asked, ROOT) : asked, init);
  }
}
const own = { Request, fetch };
globalThis.Request = AtRoot;
const asked = import('./earlier-changes.ts');
afterAll(() => {
  Object.assign(globalThis, own);
});

describe('undo from before the page opened', () => {
  const change = {
    undoId: 'u1',
    label: 'Merged tags',
    createdAt: '2026-11-22T02:00:00.000Z',
    project: { id: 'p1', title: 'Pricing' },
  };

  it('starts with earlier changes, not with those of this page', async () => {
    const { earlierChanges, olderThan } = await asked;
    globalThis.fetch = async () =>
      Response.json({ items: [change] }, { headers: { date: 'Sun, 22 Nov 2026 01:00:00 GMT' } });
    expect((await earlierChanges(() => false)).map(({ label, place }) => [label, place])).toEqual([
      ['Merged tags', { projectId: 'p1', title: 'Pricing' }],
    ]);
    expect(await earlierChanges(() => true)).toEqual([]);
    const changes = ['2026-11-22T02:00:05.000Z', '2026-11-22T02:00:00.999Z', '2026-11-21T02:00:00.000Z'].map(
      (createdAt) => ({ createdAt }),
    );
    expect(olderThan(changes, Date.parse('2026-11-22T02:00:01.000Z'))).toEqual(changes.slice(1));
    expect(olderThan(changes, Number.NaN)).toEqual([]);
  });

  it('is not treated as empty after a failed request', async () => {
    const { earlierChanges } = await asked;
    globalThis.fetch = async () =>
      Response.json(
        { errors: [{ code: 'InternalError', title: 'Something went wrong on our side' }] },
        { status: 500 },
      );
    await expect(earlierChanges(() => false)).rejects.toMatchObject({ status: 500 });
  });
});
