import { disabledReason } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../data/projects/queries.ts';
import { tagQuery } from '../../data/tags/queries.ts';
import { useWho } from '../../kernel/who.ts';

/** A tag with its project, and the reason it is read-only; `known` is undefined while loading. */
export function useTag(tagId: string) {
  const asked = useQuery(tagQuery(tagId));
  const tag = asked.data;
  const projectId = tag?.projectId;
  const ofProject = useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== undefined });
  const role = useWho()?.member.role ?? 'VIEWER';
  const project = ofProject.data;
  const known = tag &&
    project && { tag, project, readOnly: disabledReason('write', { role }, accessShown(project)) ?? null };
  const again = () => {
    for (const { isError, refetch } of [asked, ofProject]) if (isError) void refetch();
  };
  return { known, problem: asked.error ?? ofProject.error, again };
}
