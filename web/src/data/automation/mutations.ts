import type {
  AutomationUpdate,
  AutomationView,
  DryRunRequest,
  DryRunView,
  NewAutomation,
} from '@evident/domain/automation';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { automationListQuery, automationQuery } from './queries.ts';

/** Saves a new automation. */
export function useCreateAutomation(onCreated: (automationId: string) => void) {
  const client = useQueryClient();
  const { done } = useUndo();
  return useCreate({
    create: (body: NewAutomation, header) => answer(api.POST('/api/v1/automations', { params: { header }, body })),
    onSuccess: ({ id }, { title }) => {
      void invalidate(client, automationListQuery());
      onCreated(id);
      // Otherwise Ctrl Z would undo an earlier change of something else.
      done(`Created “${title}”`, async () => {
        await answer(api.DELETE('/api/v1/automations/{automationId}', { params: { path: { automationId: id } } }));
        void invalidate(client, automationListQuery(), automationQuery(id));
      });
    },
    onError: (thrown) => showProblem(thrown),
  });
}

const REFUSED = 'The automation was not changed';

/** Changes, pauses and deletes an automation, with Undo. Resolve to whether it was done. */
export function useAutomationChanges({ id, title, version }: Pick<AutomationView, 'id' | 'title' | 'version'>) {
  const client = useQueryClient();
  const refetch = () => void invalidate(client, automationListQuery(), automationQuery(id));
  const path = { automationId: id };
  return useUndoable(refetch, ({ attempt }) => ({
    update: (label: string, body: AutomationUpdate) => {
      const params = { path, header: unlessChanged(version) };
      return attempt(label, answer(api.PATCH('/api/v1/automations/{automationId}', { params, body })), REFUSED);
    },
    remove: () =>
      attempt(
        `Deleted “${title}”`,
        answer(api.DELETE('/api/v1/automations/{automationId}', { params: { path } })),
        REFUSED,
      ),
  }));
}

/** Shows what a trigger would have matched. Changes nothing. */
export const useDryRun = () =>
  useWrite({
    mutationFn: (body: DryRunRequest): Promise<DryRunView> => answer(api.POST('/api/v1/automations/dry-run', { body })),
    onError: (thrown) => showProblem(thrown),
  });
