import { whyUnchangeable, type InsightView } from '@evident/domain/insights';
import { disabledReason } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../data/projects/queries.ts';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';

/** The reasons that actions are disabled; undefined if allowed. */
export interface Reasons {
  /** View and switch off its public links. */
  readonly unshare: string | undefined;
  /** Publish, lock, archive and create public links: allowed on a locked insight. */
  readonly manage: string | undefined;
  /** Change its text, title and cover. */
  readonly write: string | undefined;
  /** Whether permissions were loaded, or failed to load. */
  readonly known: boolean;
  /** Retries after a failed load. */
  readonly again?: () => void;
}

const NOT_KNOWN = 'Your permissions could not be loaded';

/** The actions that the member can take on an insight, given its project, lock and archive. */
export function useReasons(insight: InsightView): Reasons {
  const { projectId } = insight;
  const role = useWho()?.member.role;
  const { data: project, isError, refetch } = useQuery(projectQuery(projectId));
  const unknown = isError ? NOT_KNOWN : PERMISSIONS_LOADING;
  const why = (action: 'write' | 'unshare') =>
    role === undefined || project === undefined ? unknown : disabledReason(action, { role }, accessShown(project));
  const manage = why('write');
  return {
    unshare: why('unshare'),
    manage,
    write: manage ?? whyUnchangeable(insight),
    known: manage !== PERMISSIONS_LOADING,
    ...(manage === NOT_KNOWN && { again: () => void refetch() }),
  };
}
