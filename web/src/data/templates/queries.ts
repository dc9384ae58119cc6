import type { ProjectExtension, TemplateRow, TemplateView } from '@evident/domain/templates';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, FIELD_CHANGES, TAG_CHANGES, TEMPLATE_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** All lists of templates and extensions, and each template. */
export const allTemplates = ['templates', 'template', 'extensions', 'project-extensions'].map((key) => family(key));

/** Templates of a kind: of the workspace, of the project if given, and the built-in ones. */
export const templatesQuery = (kind: 'INSIGHT' | 'PROJECT', projectId?: string) =>
  queryOptions({
    queryKey: ['templates', kind, projectId ?? null],
    queryFn: async (): Promise<TemplateRow[]> =>
      (await answer(api.GET('/api/v1/templates', { params: { query: { kind, projectId } } }))).items,
    meta: touchedBy<TemplateRow[]>({ ...on([...ACCESS_CHANGES, ...TEMPLATE_CHANGES], true) }),
  });

/** A template with its text. */
export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: ['template', templateId],
    queryFn: (): Promise<TemplateView> =>
      answer(api.GET('/api/v1/templates/{templateId}', { params: { path: { templateId } } })),
    meta: touchedBy<TemplateView>({ ...on(ACCESS_CHANGES, true), ...on(TEMPLATE_CHANGES, { templateId }) }),
  });

/** The extensions of the workspace and the built-in ones. */
export const extensionsQuery = () =>
  queryOptions({
    queryKey: ['extensions'],
    queryFn: async (): Promise<TemplateRow[]> => (await answer(api.GET('/api/v1/extensions'))).items,
    meta: touchedBy<TemplateRow[]>({ ...on(TEMPLATE_CHANGES, true) }),
  });

/** The extensions for a project: installed or not, and what they would add. */
export const projectExtensionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project-extensions', projectId],
    queryFn: async (): Promise<ProjectExtension[]> =>
      (await answer(api.GET('/api/v1/projects/{projectId}/extensions', { params: { path: { projectId } } }))).items,
    meta: touchedBy<ProjectExtension[]>({
      ...on([...ACCESS_CHANGES, ...TEMPLATE_CHANGES, ...FIELD_CHANGES, ...TAG_CHANGES, 'tags:arranged'], true),
      'extensions:changed': { projectId },
    }),
  });
