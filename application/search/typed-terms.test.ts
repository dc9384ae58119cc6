import { EMPTY_FORM, formsIn } from '@evident/domain/filters';
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
    const { words, forms, notices } = await read('zeppelin tag:Onboarding -tag:onboarding "price list" ');
    expect(words).toBe('zeppelin "price list" ');
    expect(forms!.form.fieldForms.map(({ operator, values }) => [operator, values])).toEqual([
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
    const { forms, notices } = await read('zeppelin tag:unheard from:2026-13');
    expect(forms).toBeNull();
    expect(notices.map(({ part }) => part)).toEqual(['tag:unheard', 'from:2026-13']);
    expect(notices[0]!.message).toContain('No tag is named “unheard”');
  });

  it('are words without a value, in quotes, and in brackets with words', async () => {
    for (const text of [
      'from: Ada',
      '"tag:onboarding"',
      '(tag:onboarding or more)',
      '(price OR tag:onboarding)',
      'price OR tag:onboarding',
      'price OR (tag:onboarding)',
      'e-mail http://tag',
    ]) {
      const { words, forms } = await read(text);
      expect(words).toBe(text);
      expect(forms).toEqual({ form: EMPTY_FORM, groups: [] });
    }
  });

  it('are alternatives with OR, with and without brackets', async () => {
    for (const text of ['zeppelin (tag:onboarding OR from:2026)', 'zeppelin tag:onboarding OR from:2026']) {
      const { words, forms, notices } = await read(text);
      expect(words).toBe('zeppelin ');
      expect(forms!.form.fieldForms).toEqual([]);
      expect(forms!.groups).toMatchObject([
        {
          any: [{ fieldForms: [{ operator: 'HasAnyOf', values: [TAG] }] }, { fieldForms: [{ operator: 'IsAfter' }] }],
        },
      ]);
      expect(notices).toEqual([]);
    }
  });

  it('are excluded in brackets', async () => {
    const { forms } = await read('zeppelin -(tag:onboarding OR title:draft) NOT tag:onboarding');
    const rows = forms!.groups.flatMap(formsIn).flatMap(({ fieldForms }) => fieldForms.map(({ operator }) => operator));
    expect(rows).toEqual(['HasNoneOf', 'DoesNotContain', 'HasNoneOf']);
  });

  it('in brackets that cannot be used are named, and nothing is found', async () => {
    const { forms, notices } = await read('zeppelin (tag:unheard OR tag:onboarding)');
    expect(forms).toBeNull();
    expect(notices.map(({ part }) => part)).toEqual(['(tag:unheard OR tag:onboarding)']);
    expect((await read('(sort:newest OR tag:onboarding)')).notices[0]!.message).toMatch(/^sort: cannot be used/);
  });

  it('stay when the words are corrected', async () => {
    const terms = await read('zepelin tag:onboarding');
    expect(terms.with('zeppelin')).toBe('zeppelin tag:onboarding ');
    const grouped = await read('zepelin (tag:onboarding OR from:2026)');
    expect(grouped.with('zeppelin')).toBe('zeppelin (tag:onboarding OR from:2026) ');
  });
});
