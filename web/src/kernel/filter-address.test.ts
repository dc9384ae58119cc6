import { type FilterForm, allOf, systemRow } from '@evident/domain/filters';
import { formFromAddress, formToAddress } from './filter-address.ts';

const TAG = '019aa0c5-7a3b-7c11-9d1e-5f2b8c3d4eff';
const numbered = (form: FilterForm): FilterForm => ({
  ...form,
  fieldForms: form.fieldForms.map((row, index) => ({ ...row, id: String(index + 1) })),
});

describe('a filter form in an address', () => {
  it('is short and readable', () => {
    const form = allOf(systemRow('Title', 'Contains', 'price rise'), systemRow('Insights', 'IsEmpty'));
    expect(new URLSearchParams({ filter: formToAddress(form) }).toString()).toBe(
      'filter=Title.Contains.price+rise*Insights.IsEmpty',
    );
    expect(formToAddress(allOf(systemRow('Tags', 'HasAnyOf', TAG)))).toHaveLength('Tags.HasAnyOf._u'.length + 22);
    expect(formToAddress(allOf())).toBe('');
  });

  it('is read back as it was written', () => {
    const form: FilterForm = {
      combinator: 'or',
      fieldForms: [
        { ...systemRow('Tags', 'HasNoneOf', TAG, TAG.replace('019a', '0000')), hidden: true },
        systemRow('ImportOrigin', 'IsOneOf', 'a_b*c.csv', '', ' ', '_u', 'ü 漢 % & = # + ~'),
        { id: 'x', field: { kind: 'system', name: 'Content' }, values: [] },
        { id: 'y', field: { kind: 'note', fieldId: TAG, type: 'SELECT' }, operator: 'IsOneOf', values: [TAG] },
        { id: 'z', field: { kind: 'custom', fieldId: TAG }, operator: 'Is', values: ['true'] },
      ],
    };
    expect(formFromAddress(formToAddress(form))).toEqual(numbered(form));
  });

  it.each([
    'Tags.HasAnyOf.*',
    'Taggs.HasAnyOf.x',
    'Tags.Has.x',
    'Title.Contains._x',
    'Title.Contains._',
    'note-SELECT-_uAAA.IsOneOf',
    'note-LIST-_uAAAAAAAAAAAAAAAAAAAAAA.IsEmpty',
    'or*',
    '{"combinator":"and","fieldForms":[]}',
    `Title.Contains.${'x'.repeat(11_000)}`,
    Array.from({ length: 101 }, () => 'Insights.IsEmpty').join('*'),
  ])('is refused as a whole if a part cannot be read: %#', (text) => {
    expect(formFromAddress(text)).toBeNull();
  });
});
