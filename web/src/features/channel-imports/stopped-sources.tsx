import { SOURCE_KINDS, SOURCE_NAMES } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useSourceChanges } from '../../data/channel-sources/mutations.ts';
import { channelSourcesQuery } from '../../data/channel-sources/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useAdding } from './adding.ts';
import styles from './channel-imports.module.css';

/** The sources of a channel that bring nothing any more, with what to do. */
export function StoppedSources({ channelId }: { channelId: string }) {
  const { items = [] } = usePages(channelSourcesQuery(channelId));
  const { update } = useSourceChanges(channelId);
  const adding = useAdding();
  const goOn = (id: string) =>
    void update(id, { state: 'active' }).catch((thrown: unknown) => showProblem(thrown, 'The source was not changed'));
  const stopped = items.filter(({ state }) => state === 'stopped');
  if (stopped.length === 0) return null;
  return (
    <ul className={styles.stopped} aria-label="Stopped sources">
      {stopped.map((source) => (
        <li key={source.id}>
          <CircleAlert size={16} aria-hidden />
          <span>
            <strong dir="auto">{source.name}</strong> ({SOURCE_NAMES[source.source]}) stopped. {source.problem}
          </span>
          {SOURCE_KINDS[source.source].credentials.length > 0 ? (
            <Button size="compact-sm" variant="default" onClick={() => adding({ kind: 'renew', of: source })}>
              Renew credentials…
            </Button>
          ) : (
            <Button size="compact-sm" variant="default" onClick={() => goOn(source.id)}>
              Continue
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
