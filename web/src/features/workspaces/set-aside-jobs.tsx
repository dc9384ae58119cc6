import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { OctagonPause } from 'lucide-react';
import { useRetryJob } from '../../data/workspaces/mutations.ts';
import { setAsideJobsQuery } from '../../data/workspaces/queries.ts';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { jobWords, lossWords } from './job-words.ts';

/** Background jobs that are not tried again by themselves; for admins. */
export function SetAsideJobs() {
  const { data, error, refetch } = useQuery(setAsideJobsQuery());
  const retry = useRetryJob();
  return (
    <Listing
      of={{ items: data?.items, problem: error, again: () => void refetch() }}
      things="jobs"
      empty={
        <EmptyState icon={OctagonPause} title="No stopped jobs">
          Jobs that stopped the server twice, or ran out of time or memory twice, appear here.
        </EmptyState>
      }
    >
      {(items) => (
        <ul className={lines.lines} aria-label="Stopped jobs">
          {items.map(({ id, kind, setAsideAt, reason }) => (
            <li key={id} className={lines.line}>
              <OctagonPause size={16} aria-hidden />
              <span className={lines.main}>
                {jobWords(kind)}
                <small>
                  {lossWords(reason)} · <RelativeTime at={setAsideAt} />
                </small>
              </span>
              <Button
                size="xs"
                variant="default"
                aria-label={`Try again: ${jobWords(kind)}`}
                loading={retry.isPending && retry.variables === id}
                onClick={() => retry.mutate(id)}
              >
                Try again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Listing>
  );
}
