import type { TeamView, TeamWording } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { whoQuery } from '../../data/identity/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { showToast } from '../../kernel/toasts.ts';

const STALE = 412;

/** Changes a workspace with the version the admin saw. A stale version shows a toast and the current settings. */
export function useWorkspaceChange({ version }: Pick<TeamView, 'version'>): (wording: TeamWording) => Promise<void> {
  const client = useQueryClient();
  return async (wording) => {
    try {
      await answer(api.PATCH('/api/v1/workspace', { params: { header: unlessChanged(version) }, body: wording }));
    } catch (thrown) {
      const { status, title } = asProblem(thrown);
      if (status === STALE) {
        showToast({ tone: 'danger', title, message: 'Their choice is shown now.' });
        await client.invalidateQueries(whoQuery());
      }
      throw thrown;
    }
  };
}
