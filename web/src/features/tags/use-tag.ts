import { disabledReason } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../data/projects/queries.ts';
import { tagQuery } from '../../data/tags/queries.ts';
import { useWho } from '../../kernel/who.ts';
import { whyNotWorkspaceTags } from './workspace-tags.ts';

/**
 * A tag with its project, null for a tag of the workspace, and the reason it is read-only; `known` is undefined while
 * loading.
 */
export function useTag(tagId: string) {
  const asked = useQuery(tagQuery(tagId));
  const tag = asked.data;
  const projectId = tag?.projectId ?? null;
  const ofProject = useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== null });
  const member = useWho()?.member;
  const project = ofProject.data;
  const again = () => {
    for (const { isError, refetch } of [asked, ofProject]) if (isError) void refetch();
  };
  const problem = asked.error ?? ofProject.error;
  if (tag?.projectId === null)
    return { known: { tag, project: null, readOnly: whyNotWorkspaceTags(member) }, problem, again };
  const role = member?.role ?? 'VIEWER';
  const known = tag &&
    project && { tag, project, readOnly: disabledReason('write', { role }, accessShown(project)) ?? null };
  return { known, problem, again };
}
