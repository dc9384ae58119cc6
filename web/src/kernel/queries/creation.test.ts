import { Creations, DOUBLE_CLICK_MS } from './creation.ts';

const opened = () => {
  const clock = { now: 0 };
  let keys = 0;
  const sent: string[] = [];
  const creations = new Creations(
    () => clock.now,
    () => ({ 'Idempotency-Key': `key ${++keys}` }),
  );
  const click = async (input: unknown, outcome: 'made' | 'lost' = 'made') => {
    if (!creations.begin(input)) return;
    await creations
      .run(input, async (once) => {
        sent.push(once['Idempotency-Key']);
        if (outcome === 'lost') throw new Error('no answer');
      })
      .catch(() => undefined);
  };
  return {
    click,
    sent,
    later: (ms: number) => {
      clock.now += ms;
    },
  };
};

describe('creating from a form', () => {
  it('happens once for two clicks while the first is pending', async () => {
    const { click, sent } = opened();
    await Promise.all([click({ title: 'A' }), click({ title: 'A' })]);
    expect(sent).toEqual(['key 1']);
  });

  it('happens once if the response arrives within a double click', async () => {
    const { click, sent, later } = opened();
    await click({ title: 'A' });
    later(DOUBLE_CLICK_MS - 1);
    await click({ title: 'A' });
    expect(sent).toEqual(['key 1']);
  });

  it('happens again with a new key later or with different content', async () => {
    const { click, sent, later } = opened();
    await click({ title: 'A' });
    await click({ title: 'B' });
    later(DOUBLE_CLICK_MS);
    await click({ title: 'B' });
    expect(sent).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it('keeps its key after a lost response, and gets a new one if the form changes', async () => {
    const { click, sent } = opened();
    await click({ title: 'A' }, 'lost');
    await click({ title: 'A' }, 'lost');
    await click({ title: 'B' });
    expect(sent).toEqual(['key 1', 'key 1', 'key 2']);
  });
});
