import { EMPTY_FORM } from '../filters/index.ts';
import { BUILT_IN, type Blueprint, NO_BLUEPRINT, fitted, templateDocument, viewsWithin } from './index.ts';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
let made = 500;
const newId = (): string => uuid(made++);
const NOTHING = { fields: [], fieldSets: [], boards: [], templates: [] };

const field = (id: number, label: string, options: number[] = []): Blueprint['fields'][number] => ({
  id: uuid(id),
  objectType: 'NOTE',
  type: options.length > 0 ? 'SELECT' : 'TEXT',
  label,
  fieldSetId: null,
  settings:
    options.length > 0
      ? {
          options: options.map((option) => ({ id: uuid(option), label: `Option ${option % 10}`, color: 'ffffff' })),
          max: 1,
        }
      : {},
});
const view = (viewData: Partial<Blueprint['views'][number]['viewData']>): Blueprint['views'][number] => ({
  objectType: 'NOTE',
  layout: 'TABLE',
  title: 'View',
  isDefault: false,
  viewData: { sort: null, group: null, filter: EMPTY_FORM, columns: [], fieldVisibility: [], ...viewData },
});

describe('a blueprint', () => {
  it('uses fields that are there by name and type, and gives the others new ids that views follow', () => {
    const blueprint: Blueprint = {
      ...NO_BLUEPRINT,
      fields: [field(1, 'Plan', [11, 12]), field(2, 'Device')],
      views: [
        view({
          group: { kind: 'SELECT', fieldId: uuid(1) },
          columns: [{ key: uuid(2) }],
          filter: {
            combinator: 'and',
            fieldForms: [
              { id: '1', field: { kind: 'note', fieldId: uuid(1) }, operator: 'IsOneOf', values: [uuid(12)] },
            ],
          },
        }),
      ],
    };
    const there = { ...NOTHING, fields: [field(101, ' plan', [111, 112])] };
    const added = fitted(blueprint, there, newId);
    expect(added.fields.map(({ label }) => label)).toEqual(['Device']);
    expect(added.fields[0]!.id).not.toBe(uuid(2));
    expect(added.views[0]!.viewData).toMatchObject({
      group: { fieldId: uuid(101) },
      columns: [{ key: added.fields[0]!.id }],
      filter: { fieldForms: [{ field: { fieldId: uuid(101) }, values: [uuid(112)] }] },
    });
  });

  it('adds nothing twice', () => {
    for (const { blueprint } of BUILT_IN) {
      const added = fitted(blueprint, NOTHING, newId);
      const again = fitted(blueprint, added, newId);
      expect([again.fields, again.boards, again.groups, again.tags, again.templates].flat()).toEqual([]);
      const ids = [...added.fields, ...added.boards, ...added.groups, ...added.tags].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('leaves out what views say about people, members and deleted fields', () => {
    const row = (id: string, values: string[]) => ({
      id,
      field: { kind: 'system' as const, name: 'Authors' as const },
      operator: 'HasAnyOf' as const,
      values,
    });
    const blueprint = {
      ...NO_BLUEPRINT,
      fields: [field(1, 'Plan')],
      views: [
        view({
          sort: { by: 'FIELD', fieldId: uuid(99), direction: 'ASC' },
          group: { kind: 'SELECT', fieldId: uuid(7) },
          filter: { combinator: 'and', fieldForms: [row('1', [uuid(31)]), row('2', ['current user'])] },
          columns: [{ key: 'TITLE' }, { key: uuid(1) }, { key: uuid(98) }],
        }),
      ],
    } satisfies Blueprint;
    expect(viewsWithin(blueprint, new Set([uuid(7)])).views[0]!.viewData).toEqual({
      sort: null,
      group: { kind: 'SELECT', fieldId: uuid(7) },
      filter: { combinator: 'and', fieldForms: [row('2', ['current user'])] },
      columns: [{ key: 'TITLE' }, { key: uuid(1) }],
      fieldVisibility: [],
    });
  });
});

describe('the text of a template', () => {
  const words = (text: string, ...marks: string[]) => ({
    type: 'text',
    text,
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type, attrs: { id: 'x' } })) }),
  });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) });

  it('has neither evidence nor images, turns and redacted words', () => {
    const document = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [words('In short')] },
        paragraph(words('Ask why', 'highlight'), words('████', 'redacted')),
        { type: 'evidence', attrs: { highlightId: 'h' } },
        { type: 'image', attrs: { fileId: 'f' } },
        { type: 'turn', attrs: { speaker: 's' }, content: [words('I said so')] },
        { type: 'blockquote', content: [{ type: 'evidence', attrs: { highlightId: 'h' } }] },
        { type: 'horizontalRule' },
      ],
    };
    expect(templateDocument(document as never)).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [words('In short')] },
        paragraph(words('Ask why')),
        { type: 'horizontalRule' },
      ],
    });
  });

  it('is an empty paragraph if nothing is left', () => {
    const document = { type: 'doc', content: [{ type: 'evidence', attrs: { highlightId: 'h' } }] };
    expect(templateDocument(document as never)).toEqual({ type: 'doc', content: [paragraph()] });
  });
});
