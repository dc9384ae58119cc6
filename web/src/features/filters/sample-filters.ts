import type { FieldView } from '@evident/domain/fields';
import { type FilterForm, type FilterRow, RESULT_KEYS, compileFilterForm, systemRow } from '@evident/domain/filters';
import { fieldGroups, knownFields } from './fields.ts';
import type { FilterFields } from './use-filter-fields.ts';

const id = (last: number): string => `0198c5a2-0000-7000-8000-${String(last).padStart(12, '0')}`;
const at = '/api/v1/projects';
export const PROJECT = id(1);
export const PLAN = id(10);
export const TAGS = { trust: id(20), habit: id(21), price: id(22), speed: id(23) };

const field = (more: Pick<FieldView, 'id' | 'label' | 'type' | 'objectType' | 'settings'>): FieldView => ({
  projectId: PROJECT,
  fieldSetId: null,
  rank: 1,
  version: 1,
  ...more,
});
const views: FieldView[] = [
  field({
    id: PLAN,
    label: 'Plan',
    type: 'SELECT',
    objectType: 'NOTE',
    settings: {
      max: 1,
      options: [
        { id: id(11), label: 'Free', color: '82807b' },
        { id: id(12), label: 'Business', color: '1a83db' },
      ],
    },
  }),
  field({ id: id(13), label: 'Seats', type: 'NUMBER', objectType: 'NOTE', settings: {} }),
  field({ id: id(14), label: 'Country', type: 'TEXT', objectType: 'PERSON', settings: {} }),
];
const tag = (of: string, title: string) => ({ id: of, title, color: 'teal' });

/** Responses for filters of one project. */
export const filterAnswers = {
  [`GET ${at}/${PROJECT}/fields`]: { fields: views, sets: [] },
  'GET /api/v1/fields': { fields: [], sets: [] },
  [`GET ${at}/${PROJECT}/tag-boards`]: {
    items: [
      {
        id: id(30),
        title: 'Themes',
        groups: [
          {
            id: id(31),
            title: 'Doubts',
            color: 'teal',
            tags: [tag(TAGS.trust, 'Trust in the numbers'), tag(TAGS.price, 'Price')],
          },
          {
            id: id(32),
            title: 'Habits',
            color: 'amber',
            tags: [
              { ...tag(TAGS.habit, 'First page only'), color: 'amber' },
              { ...tag(TAGS.speed, 'Copies by hand'), color: 'amber' },
            ],
          },
        ],
      },
    ],
  },
  'GET /api/v1/filters': { items: [], next: null },
  [`GET ${at}/${PROJECT}/speakers`]: { items: [{ name: 'Participant 4' }], next: null },
};

const known = knownFields(views, true);
const scope = { resultKeys: ['highlight'], projectId: PROJECT } as const;
/** The fields of highlights in a project. */
export const sampleFields: FilterFields = {
  scope,
  known,
  views,
  groups: fieldGroups(scope, views, known),
  faultsIn: (form) =>
    compileFilterForm(form, { ...known, resultKeys: RESULT_KEYS, userId: '', now: new Date(0), timeZone: 'UTC' })
      .faults,
};

export const tagRow: FilterRow = { ...systemRow('Tags', 'HasAnyOf', TAGS.trust), id: '1' };
export const sampleForm: FilterForm = {
  combinator: 'and',
  fieldForms: [
    tagRow,
    { ...systemRow('Created', 'IsAfter', '3 months ago'), id: '2' },
    { ...systemRow('Insights', 'IsEmpty'), id: '3' },
  ],
};
