import type { Actor } from '@evident/domain/permissions';
import { type NamesInSight, TypedTerms } from './typed-terms.ts';

const actor = {} as Actor;
const TAG = '0190a000-0000-7000-8000-000000000001';
const names: NamesInSight = {
  named: async (_, asked) =>
    asked.filter(({ name }) => name.toLowerCase() === 'onboarding').map((one) => ({ ...one, id: TAG })),
  fields: async () => [],
};
const read = (text: string) => new TypedTerms(names, { now: () => new Date('2026-06-01T12:00:00Z') }).read(actor, text);

describe('filters in the text of a query', () => {
  it('are rows, and the rest is words', async () => {
    const { words, form, notices } = await read('zeppelin tag:Onboarding -tag:onboarding "price list" ');
    expect(words).toBe('zeppelin "price list" ');
    expect(form!.fieldForms.map(({ operator, values }) => [operator, values])).toEqual([
      ['HasAnyOf', [TAG]],
      ['HasNoneOf', [TAG]],
    ]);
    expect(notices).toEqual([]);
  });

  it('set options', async () => {
    expect((await read('zeppelin sort:newest only:titles')).options).toEqual({
      sort: 'CREATED',
      direction: 'DESC',
      titleOnly: true,
    });
  });

  it('that cannot be used are named, and nothing is found', async () => {
    const { form, notices } = await read('zeppelin tag:unheard from:2026-13');
    expect(form).toBeNull();
    expect(notices.map(({ part }) => part)).toEqual(['tag:unheard', 'from:2026-13']);
    expect(notices[0]!.message).toContain('No tag is named “unheard”');
  });

  it('are words without a value, in quotes and in brackets', async () => {
    for (const text of ['from: Ada', '"tag:onboarding"', '(tag:onboarding or more)', 'e-mail http://tag']) {
      const { words, form } = await read(text);
      expect(words).toBe(text);
      expect(form!.fieldForms).toEqual([]);
    }
  });

  it('stay when the words are corrected', async () => {
    const terms = await read('zepelin tag:onboarding');
    expect(terms.with('zeppelin')).toBe('zeppelin tag:onboarding ');
  });
});
