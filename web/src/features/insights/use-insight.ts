import { whyUnchangeable, type InsightView } from '@evident/domain/insights';
import { disabledReason } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../data/projects/queries.ts';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';

/** Why this person can't do something, in the words of the domain; undefined when they can. */
export interface Reasons {
  /** See its public links and switch them off. */
  readonly unshare: string | undefined;
  /** Publish, lock, archive, make a public link: what a lock does not stand in the way of. */
  readonly manage: string | undefined;
  /** Change its words, its title, its cover. */
  readonly write: string | undefined;
  /** Whether that is known yet, or could not be found out. */
  readonly known: boolean;
  /** Asks again, when it could not be found out. */
  readonly again?: () => void;
}

const NOT_KNOWN = 'Your permissions could not be loaded';

/** What this person may do with an insight, by its project, its lock and its archive. */
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
