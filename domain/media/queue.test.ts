import { type Queued, isUnfinished, waitingOf } from './queue.ts';

const at = (fileId: string, second: number, more: Partial<Queued> = {}): Queued => ({
  fileId,
  state: 'WAITING',
  priority: 'STANDARD',
  createdAt: new Date(second * 1000),
  ...more,
});

describe('the recordings of a workspace that wait', () => {
  const all = [
    at('late', 3),
    at('early', 1),
    at('second', 2),
    at('twin of second', 2),
    at('retried', 9, { priority: 'ACCELERATED' }),
    at('begun', 8, { state: 'PROCESSING' }),
  ];

  it.each([
    ['retried', 1],
    ['early', 2],
    ['second', 3],
    ['twin of second', 4],
    ['late', 5],
  ])('counts what comes before “%s”', (fileId, ahead) => {
    expect(
      waitingOf(
        all.find((one) => one.fileId === fileId)!,
        all,
      ),
    ).toEqual({ reason: 'AHEAD', ahead });
  });

  it('waits for its turn if nothing of its workspace comes first', () => {
    expect(waitingOf(all[1]!, [all[0]!, all[1]!])).toEqual({ reason: 'TURN', ahead: 0 });
  });

  it('says nothing of a recording that does not wait', () => {
    expect(waitingOf(all[5]!, all)).toBeNull();
    expect(waitingOf(at('done', 1, { state: 'DONE' }), all)).toBeNull();
    expect([...all, at('done', 1, { state: 'DONE' })].filter(isUnfinished)).toEqual(all);
  });
});
