import { reverted } from '../undo/index.ts';
import { EMPTY_FORM, allOf, systemRow } from './form.ts';
import { SAVED_FILTER, type SavedFilter, refusePeopleInProject } from './saved-filter.ts';

const at = new Date('2026-05-01T10:00:00Z');
const filter = (more: Partial<SavedFilter> = {}): SavedFilter => ({
  id: '00000000-0000-4000-8000-000000000001',
  teamId: '00000000-0000-4000-8000-000000000002',
  projectId: null,
  objectType: 'NOTE',
  name: 'Prices',
  form: EMPTY_FORM,
  version: 1,
  createdBy: '00000000-0000-4000-8000-000000000003',
  createdAt: at,
  updatedAt: at,
  ...more,
});
const form = allOf(systemRow('Title', 'Contains', 'price'));

describe('a saved filter', () => {
  it('is of the workspace if it finds people', () => {
    const projectId = '00000000-0000-4000-8000-000000000004';
    expect(() => refusePeopleInProject({ objectType: 'PERSON', projectId })).toThrow('People are in no project');
    expect(() => refusePeopleInProject({ objectType: 'PERSON', projectId: null })).not.toThrow();
    expect(() => refusePeopleInProject({ objectType: 'NOTE', projectId })).not.toThrow();
  });

  it('reverts its form, compared without the order of its keys', () => {
    const stored = { fieldForms: form.fieldForms, combinator: form.combinator };
    const back = reverted(SAVED_FILTER, { before: filter(), after: filter({ form }) }, filter({ form: stored }));
    expect(back?.form).toEqual(EMPTY_FORM);
  });
});
