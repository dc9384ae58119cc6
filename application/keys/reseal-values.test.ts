import { ResealValuesHandler, type SealedValue, type SealedValues } from './reseal-values.ts';

/** A ring whose values are the name of their key and a text. */
const ring = {
  newest: 'new.',
  resealed: (sealed: string) => (sealed.startsWith('old.') ? `new.${sealed.slice(4)}` : null),
};
const rings = {
  'second-factor': ring,
  webhook: ring,
  destination: ring,
  'channel-source': ring,
  directory: ring,
  'access-token': ring,
  'refresh-token': ring,
};

/** Values in memory; `diesAfter` replacements the process is killed. */
function valuesOf(sealed: string[], diesAfter = Infinity) {
  const rows = sealed.map((value, at): SealedValue => ({
    place: 'webhook',
    id: String(at),
    about: 'ada',
    sealed: value,
    point: String(at).padStart(5, '0'),
  }));
  let replaced = 0;
  const values: SealedValues & { texts(): string[]; live(): void } = {
    texts: () => rows.map((row) => row.sealed),
    live: () => {
      diesAfter = Infinity;
    },
    ofOlderKeys: async ([newest], after, most) =>
      rows.filter((row) => row.point > after && !row.sealed.startsWith(newest!)).slice(0, most),
    async replace({ id, sealed: before }, resealed) {
      if (replaced === diesAfter) throw new Error('killed');
      replaced += 1;
      const at = rows.findIndex((row) => row.id === id && row.sealed === before);
      rows[at] = { ...rows[at]!, sealed: resealed };
    },
  };
  return values;
}
const texts = (count: number, key: string) => Array.from({ length: count }, (_, n) => `${key}.${n}`);

describe('values of older keys', () => {
  it('are encrypted again, in batches, also behind those whose key is lost', async () => {
    const values = valuesOf([...texts(250, 'lost'), ...texts(450, 'old'), ...texts(3, 'new')]);
    await new ResealValuesHandler(values, rings).execute();
    expect(values.texts()).toEqual([...texts(250, 'lost'), ...texts(450, 'new'), ...texts(3, 'new')]);
  });

  it('are all encrypted again after a crash midway', async () => {
    const values = valuesOf(texts(300, 'old'), 123);
    await expect(new ResealValuesHandler(values, rings).execute()).rejects.toThrow('killed');
    expect(values.texts().filter((text) => text.startsWith('new.'))).toHaveLength(123);
    values.live();
    await new ResealValuesHandler(values, rings).execute();
    expect(values.texts()).toEqual(texts(300, 'new'));
  });
});
