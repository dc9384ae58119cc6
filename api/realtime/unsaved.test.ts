import { Refusal } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Typed, Unsaved, atMost } from './unsaved.ts';

const actor = (userId: string): Actor => ({
  teamId: 'team',
  userId,
  role: 'CONTRIBUTOR',
  workspaceAdmin: false,
  groupIds: [],
  scopes: ['read', 'write'],
});
const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map(actor) as [Actor, Actor, Actor];
const typedBy = (by: Actor, letter = 1): Typed => ({ actor: by, update: Uint8Array.of(letter) });
const NEVER = new Promise<void>(() => {});

describe('unsaved edits', () => {
  let kept: string[][];
  let refusals: string[];
  let faults: Map<string, unknown>;
  let pauses: number;

  const unsaved = (beforeKeeping: () => unknown = () => undefined) =>
    new Unsaved(
      'document',
      async (_, typed) => {
        await beforeKeeping();
        const [
          {
            actor: { userId },
          },
        ] = typed as [Typed];
        const fault = faults.get(userId);
        if (fault !== undefined) throw fault;
        kept.push(typed.map(({ actor: by }) => by.userId));
      },
      (_, { title }) => refusals.push(title),
      async () => {
        pauses += 1;
        faults.clear();
      },
    );

  beforeEach(() => {
    [kept, refusals, faults, pauses] = [[], [], new Map(), 0];
  });

  it('are stored together, separately for each person', async () => {
    const document = unsaved();
    for (const by of [ada, ben, ada]) document.add(typedBy(by));
    expect(document.isEmpty).toBe(false);
    await document.settled();
    expect(kept).toEqual([['ada', 'ada'], ['ben']]);
    expect(document.isEmpty).toBe(true);
  });

  it('settle when all earlier edits are stored, even during continuous typing', async () => {
    let letters = 1_000;
    const document = unsaved(() => {
      if ((letters -= 1) > 0) document.add(typedBy(ben));
    });
    document.add(typedBy(ada));
    await document.settled();
    expect(kept[0]).toEqual(['ada']);
    expect(letters).toBeGreaterThan(900);
    letters = 0;
    await document.settled();
  });

  it('of one person are refused without the others', async () => {
    faults.set('ben', new Refusal('NotFound', 'Document not found'));
    const document = unsaved();
    for (const by of [ada, ben, cleo]) document.add(typedBy(by));
    await document.settled();
    expect(kept).toEqual([['ada'], ['cleo']]);
    expect(refusals).toEqual(['Document not found']);
  });

  it('are retried after an outage of the store, without storing anything twice', async () => {
    faults.set('ben', new Error('connection lost'));
    const document = unsaved();
    for (const by of [ada, ben]) document.add(typedBy(by));
    await document.settled();
    expect(kept).toEqual([['ada'], ['ben']]);
    expect(pauses).toBe(1);
  });

  it('are awaited up to the timeout', async () => {
    const document = unsaved(() => NEVER);
    document.add(typedBy(ada));
    const settled = document.settled().then(() => 'settled');
    await atMost(10, settled);
    expect(await Promise.race([settled, 'not yet'])).toBe('not yet');
  });
});
