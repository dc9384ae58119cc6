import type { TagBoardView, TagTemplateView, CodeBookPreview } from '@evident/domain/tags';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { tagTemplatesQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Saves boards as templates of the workspace, and deletes templates. */
export function useTemplates() {
  const client = useQueryClient();
  const refetch = () => invalidate(client, tagTemplatesQuery());
  const { mutate } = useCreate<{ id: string }, { title: string; tagBoardId: string }>({
    create: (body, header) => answer(api.POST('/api/v1/tag-templates', { params: { header }, body })),
    onSuccess: () => void refetch(),
  });
  const save = ({ id, title }: TagBoardView) => {
    mutate(
      { title, tagBoardId: id },
      {
        onSuccess: () => showToast({ title: `Saved “${title}” as a template` }),
        onError: (thrown) => showProblem(thrown, 'Not saved'),
      },
    );
  };
  const remove = async ({ id, title }: TagTemplateView) => {
    try {
      await answer(api.DELETE('/api/v1/tag-templates/{templateId}', { params: { path: { templateId: id } } }));
      showToast({ title: `Deleted the template “${title}”` });
    } catch (thrown) {
      showProblem(thrown, 'Template not deleted');
    }
    await refetch();
  };
  return { save, remove };
}

/** Creates a tag while words are highlighted; its title is unique in the project. */
export const createTag = (projectId: string, body: { title: string; tagGroupId: string | undefined }) =>
  answer(api.POST('/api/v1/projects/{projectId}/tags', { params: { path: { projectId } }, body }));

/** Reads a code book without importing it. */
export const usePreviewCodeBook = (tagBoardId: string) =>
  useWrite({
    mutationFn: (csv: string): Promise<CodeBookPreview> =>
      answer(
        api.POST('/api/v1/tag-boards/{tagBoardId}/code-book/preview', {
          params: { path: { tagBoardId } },
          body: { csv },
        }),
      ),
  });
