import type { NewInsightTemplate, SavedStructure, TemplateRow, TemplateUpdate } from '@evident/domain/templates';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { invalidateTouchedBy, invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { allTemplates } from './queries.ts';

/** Creates an insight template. */
export function useCreateTemplate(onCreated: (templateId: string) => void) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewInsightTemplate, header) => answer(api.POST('/api/v1/templates', { params: { header }, body })),
    onSuccess: ({ id }) => {
      void invalidateTouchedBy(client, { kind: 'template:changed', templateId: id });
      onCreated(id);
    },
  });
}

/** Where a new template comes from, and where it is saved. */
export type TemplateSource =
  | { readonly of: 'insight'; readonly insightId: string; readonly projectId: string | null }
  | { readonly of: 'project' | 'extension'; readonly projectId: string };

/** Saves an insight or the structure of a project as a template or extension. */
export function useSaveTemplate(onSaved: (templateId: string) => void) {
  const client = useQueryClient();
  return useCreate({
    create: ({ from, ...body }: SavedStructure & { from: TemplateSource }, header) => {
      if (from.of === 'insight')
        return answer(
          api.POST('/api/v1/insights/{insightId}/template', {
            params: { path: { insightId: from.insightId }, header },
            body: { ...body, projectId: from.projectId },
          }),
        );
      const path = { projectId: from.projectId };
      return answer(
        from.of === 'project'
          ? api.POST('/api/v1/projects/{projectId}/template', { params: { path, header }, body })
          : api.POST('/api/v1/projects/{projectId}/extensions', { params: { path, header }, body }),
      );
    },
    onSuccess: ({ id }) => {
      void invalidateTouchedBy(client, { kind: 'template:changed', templateId: id });
      onSaved(id);
    },
  });
}

/** Changes and deletes templates and extensions, with Undo. */
export function useTemplateChanges() {
  const client = useQueryClient();
  const refetch = () => invalidate(client, ...allTemplates);
  return useUndoable(refetch, ({ change, attempt }) => ({
    update: ({ id, kind, title, version }: TemplateRow, update: TemplateUpdate) => {
      const header = unlessChanged(version);
      const label = `Changed “${update.title ?? title}”`;
      return change(
        label,
        answer(
          kind === 'EXTENSION'
            ? api.PATCH('/api/v1/extensions/{extensionId}', {
                params: { path: { extensionId: id }, header },
                body: update,
              })
            : api.PATCH('/api/v1/templates/{templateId}', {
                params: { path: { templateId: id }, header },
                body: update,
              }),
        ),
      );
    },
    remove: ({ id, kind, title }: TemplateRow) =>
      attempt(
        `Deleted “${title}”`,
        answer(
          kind === 'EXTENSION'
            ? api.DELETE('/api/v1/extensions/{extensionId}', { params: { path: { extensionId: id } } })
            : api.DELETE('/api/v1/templates/{templateId}', { params: { path: { templateId: id } } }),
        ),
        'It was not deleted',
      ),
  }));
}

/** Installs and removes extensions of a project, with Undo. */
export function useExtensionChanges(projectId: string) {
  const client = useQueryClient();
  const refetch = () =>
    Promise.all([
      invalidateTouchedBy(client, { kind: 'field:arranged' }),
      invalidateTouchedBy(client, { kind: 'tags:arranged', projectId }),
      invalidateTouchedBy(client, { kind: 'extensions:changed', projectId }),
    ]);
  const at = (extensionId: string) => ({ params: { path: { projectId, extensionId } } });
  return useUndoable(refetch, ({ change }) => ({
    install: (id: string, title: string) =>
      change(`Installed “${title}”`, answer(api.PUT('/api/v1/projects/{projectId}/extensions/{extensionId}', at(id)))),
    remove: (id: string, title: string) =>
      change(`Removed “${title}”`, answer(api.DELETE('/api/v1/projects/{projectId}/extensions/{extensionId}', at(id)))),
  }));
}

/** Creates an insight from a template and opens it. */
export function useTemplateInsight(projectId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCreate({
    create: (templateId: string, header) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/insights-from-template', {
          params: { path: { projectId }, header },
          body: { templateId },
        }),
      ),
    onSuccess: ({ id }) => {
      void invalidateTouchedBy(client, { kind: 'insight:changed', insightId: id, projectId });
      void invalidateTouchedBy(client, { kind: 'field:arranged' });
      void navigate(pathOf({ kind: 'insight', id }));
    },
    onError: (thrown) => showProblem(thrown, 'Creating the insight failed'),
  });
}
