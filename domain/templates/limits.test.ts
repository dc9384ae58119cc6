import { oneLine, refuseOneMore } from '../kernel/index.ts';
import { reverted } from '../undo/index.ts';
import {
  BUILT_IN,
  type Blueprint,
  DOCUMENT_MAX,
  NO_BLUEPRINT,
  TEMPLATE,
  type Template,
  addedWith,
  builtIn,
  builtInRow,
  refuseEmptyExtension,
  refuseLongDocument,
  templateLimit,
} from './index.ts';

const UNPROCESSABLE = expect.objectContaining({ code: 'UnprocessableContent' });
const part = (id: string) => [{ id }] as never;
const blueprint = (more: Partial<Blueprint>): Blueprint => ({ ...NO_BLUEPRINT, ...more });

describe('built-in templates', () => {
  it('are found by an id of their own, belong to nobody, and are as short as others', () => {
    expect(new Set(BUILT_IN.map(({ id }) => id)).size).toBe(BUILT_IN.length);
    for (const one of BUILT_IN) {
      expect(builtIn(one.id)).toBe(one);
      expect(builtInRow(one)).toMatchObject({
        builtIn: true,
        projectId: null,
        createdBy: null,
        title: oneLine(one.title),
      });
      refuseLongDocument(one.document);
      if (one.kind === 'EXTENSION') refuseEmptyExtension(one.blueprint);
    }
    expect(builtIn('00000000-0000-7000-8000-00000000ffff')).toBeUndefined();
  });
});

describe('a template', () => {
  const template = (more: Partial<Template> = {}) =>
    ({
      id: 't',
      title: 'Report',
      description: '',
      document: { type: 'doc' },
      blueprint: NO_BLUEPRINT,
      version: 1,
      ...more,
    }) as Template;

  it('is one of at most 100 of its kind in a place, and named in the refusal', () => {
    refuseOneMore(99, templateLimit('INSIGHT'));
    expect(() => refuseOneMore(100, templateLimit('EXTENSION'))).toThrow(
      expect.objectContaining({ code: 'UnprocessableContent', title: 'There are at most 100 extensions in one place' }),
    );
  });

  it('has a text up to its limit', () => {
    const document = (length: number) => ({ type: 'doc', attrs: { text: 'x'.repeat(length) } });
    const frame = JSON.stringify(document(0)).length;
    refuseLongDocument(document(DOCUMENT_MAX - frame));
    expect(() => refuseLongDocument(document(DOCUMENT_MAX - frame + 1))).toThrow(UNPROCESSABLE);
  });

  it('undoes only what was changed', () => {
    const changed = template({ title: 'Weekly', document: { type: 'text' } });
    expect(
      reverted(TEMPLATE, { before: template(), after: changed }, { ...changed, description: 'Theirs', version: 5 }),
    ).toEqual(template({ description: 'Theirs', version: 5 }));
  });
});

describe('an extension', () => {
  it('has fields, a tag board or an insight template; sets of fields alone are nothing', () => {
    for (const some of ['fields', 'boards', 'templates'] as const)
      refuseEmptyExtension(blueprint({ [some]: part('a') }));
    expect(() => refuseEmptyExtension(NO_BLUEPRINT)).toThrow(UNPROCESSABLE);
    expect(() => refuseEmptyExtension(blueprint({ fieldSets: part('a') }))).toThrow(UNPROCESSABLE);
  });

  it('remembers what each of its installations added, so that removing it takes all of that', () => {
    const first = addedWith(null, blueprint({ fields: part('f1'), boards: part('b1') }));
    expect(first).toEqual({ fieldSets: [], fields: ['f1'], boards: ['b1'], templates: [] });
    expect(addedWith(first, blueprint({ fields: part('f2'), templates: part('t1') }))).toEqual({
      fieldSets: [],
      fields: ['f1', 'f2'],
      boards: ['b1'],
      templates: ['t1'],
    });
  });
});
