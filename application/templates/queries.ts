import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  BUILT_IN,
  STARTING_KINDS,
  type TemplateFilter,
  type TemplateRow,
  type TemplateView,
  builtIn,
  builtInRow,
} from '@evident/domain/templates';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { TemplateReader } from './template-reader.ts';

/** Templates of the workspace and, if given, of a project; built-in ones last. */
export class ListTemplates extends Query<{ items: TemplateRow[] }> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly filter: TemplateFilter,
  ) {
    super();
  }
}

export const ListTemplatesHandler = answeredBy(
  async ({ actor, filter: { kind, projectId } }: ListTemplates, reader: TemplateReader) => {
    const kinds = kind === undefined ? STARTING_KINDS : [kind];
    const own = await reader.list(actor, kinds, projectId ?? null);
    return {
      items: [...own, ...BUILT_IN.filter((one) => kinds.some((wanted) => wanted === one.kind)).map(builtInRow)],
    };
  },
);

/** One template with its text. */
export class GetTemplate extends Query<TemplateView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
  ) {
    super();
  }
}

export const GetTemplateHandler = answeredBy(({ actor, templateId }: GetTemplate, reader: TemplateReader) => {
  const given = builtIn(templateId);
  return given
    ? Promise.resolve({ ...builtInRow(given), content: { ...given.document } })
    : found(reader.template(actor, templateId), 'Template not found');
});

/** Extensions of the workspace, by title, built-in ones last. */
export class ListExtensions extends Query<{ items: TemplateRow[] }> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListExtensionsHandler = answeredBy(async ({ actor }: ListExtensions, reader: TemplateReader) => ({
  items: [
    ...(await reader.list(actor, ['EXTENSION'], null)),
    ...BUILT_IN.filter(({ kind }) => kind === 'EXTENSION').map(builtInRow),
  ],
}));
