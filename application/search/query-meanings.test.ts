import type { Actor } from '@evident/domain/permissions';
import type { Embedder } from './embedder.ts';
import { QueryMeanings } from './query-meanings.ts';

const actor = {} as Actor;
const meaningsOf = (languages: readonly string[] | null) => {
  const asked: string[] = [];
  const current: Embedder = {
    model: 'one',
    dimensions: 1,
    languages,
    embed: async (texts) => {
      asked.push(...texts);
      return texts.map(() => new Float32Array([1]));
    },
    close: async () => {},
  };
  return { asked, meanings: new QueryMeanings({ of: async () => ['one'] }, { current, of: () => null }) };
};

describe('the meaning of a query', () => {
  it.each(['فشل الدفع', '用户支付失败', 'Ich kann das nicht bezahlen', 'Ödeme başarısız'])(
    'does not help words in a language that the model does not know: %s',
    async (query) => {
      const { asked, meanings } = meaningsOf(['en']);
      expect(await meanings.of(actor, query, 'HYBRID')).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('helps words in a language that it knows or that they do not tell', async () => {
    const { meanings } = meaningsOf(['en']);
    expect(await meanings.of(actor, 'I can not pay for this', 'HYBRID')).toMatchObject({ language: 'en' });
    expect(await meanings.of(actor, 'payment failed', 'HYBRID')).toMatchObject({ language: null, languages: ['en'] });
  });

  it('helps words of every language with a model of many', async () =>
    expect(await meaningsOf(null).meanings.of(actor, 'فشل الدفع', 'HYBRID')).toMatchObject({ language: 'ar' }));
});
