import type { FieldView } from '@evident/domain/fields';
import { changeOf, draftOf, settingsOf } from './field-draft.ts';

const field = (more: Partial<FieldView> = {}): FieldView => ({
  id: 'f',
  projectId: 'p',
  objectType: 'NOTE',
  type: 'TEXT',
  label: 'Plan',
  fieldSetId: null,
  settings: {},
  rank: 1,
  version: 1,
  ...more,
});
const option = { id: 'a', label: 'A', color: '1a83db' };

describe('the form of a field', () => {
  it('sends nothing for what was not changed', () => {
    for (const one of [
      field(),
      field({ type: 'SELECT', settings: { options: [option], max: 3 } }),
      field({ type: 'NUMBER', settings: { format: 'currency', currencySymbol: '€' } }),
    ])
      expect(changeOf(one, draftOf(one))).toEqual({});
  });

  it('sends only settings of the chosen type', () => {
    const draft = draftOf(field());
    expect(settingsOf({ ...draft, type: 'NUMBER', format: 'percent' })).toEqual({ format: 'percent' });
    expect(settingsOf({ ...draft, type: 'TEXT' })).toEqual({});
  });

  it('leaves options out that have no label', () => {
    const draft = {
      ...draftOf(field({ type: 'SELECT' })),
      options: [
        { key: 'new', label: ' ' },
        { ...option, key: 'a' },
      ],
    };
    expect(settingsOf(draft)).toEqual({ options: [option], max: 1 });
  });

  it('lets the server make the options when a text field becomes a select field', () => {
    expect(changeOf(field(), { ...draftOf(field()), type: 'SELECT' })).toEqual({
      type: 'SELECT',
      settings: { max: 1 },
    });
  });
});
