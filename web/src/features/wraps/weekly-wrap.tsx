import { Button, Select } from '@mantine/core';
import { type WrapSummary, wrapTitle } from '@evident/domain/wraps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wrapListQuery, wrapQuery } from '../../data/wraps/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Section, NothingYet } from '../../ui/section.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { useWriteWrap } from '../../data/wraps/mutations.ts';
import { WrapCard } from './wrap-card.tsx';
import { shownDay } from '../../ui/time.ts';
import styles from './weekly-wrap.module.css';

interface Props {
  /** Null: the workspace. */
  projectId: string | null;
  /** Why no wrap can be written; null if one can. */
  reason: string | null;
}

/** The newest wrap, earlier ones, and a button to write one now. */
export function WeeklyWrap({ projectId, reason }: Props) {
  const { data: wraps, error, refetch } = useQuery(wrapListQuery(projectId));
  const [chosen, setChosen] = useState<string | null>(null);
  const write = useWriteWrap(projectId, () => setChosen(null));
  const shown = wraps?.find(({ id }) => id === chosen) ?? wraps?.[0];
  return (
    <Section
      title="This week"
      actions={
        <>
          {wraps && wraps.length > 1 && (
            <Select
              size="xs"
              aria-label="Earlier wraps"
              allowDeselect={false}
              data={wraps.map((wrap) => ({ value: wrap.id, label: nameOf(wrap) }))}
              comboboxProps={{ width: 280, position: 'bottom-end' }}
              value={shown!.id}
              onChange={setChosen}
            />
          )}
          <DisabledReason reason={reason}>
            <Button size="xs" variant="default" loading={write.isPending} onClick={() => write.mutate()}>
              Write this week’s wrap now
            </Button>
          </DisabledReason>
        </>
      }
    >
      {shown ? (
        <Shown
          key={shown.id}
          wrapId={shown.id}
          reason={reason}
          onRetry={reason === null ? () => write.mutate() : undefined}
        />
      ) : error ? (
        <FailedState
          title="The wraps could not be loaded"
          problem={error}
          kept="Nothing is lost."
          onRetry={() => void refetch()}
        />
      ) : wraps ? (
        <NothingYet>A report on each week appears here on Mondays, with quotes of what people said.</NothingYet>
      ) : (
        <ListSkeleton things="wraps" shape="text" />
      )}
    </Section>
  );
}

/** Such as “Nov 16 – Nov 22, requested”; with the title of a renamed one. */
const nameOf = (wrap: WrapSummary): string => {
  const { since, until, weekly, title } = wrap;
  const week = `${shownDay(since)} – ${shownDay(new Date(Date.parse(until) - 1).toISOString())}${weekly ? '' : ', requested'}`;
  return isNamed(wrap) ? `${title} (${week})` : week;
};

/** Whether a member chose the title: others end with the days of the week. */
const isNamed = ({ title, since, until }: WrapSummary): boolean =>
  !title.endsWith(wrapTitle('', { since: new Date(since), until: new Date(until) }));

function Shown({ wrapId, reason, onRetry }: { wrapId: string; reason: string | null; onRetry?: () => void }) {
  const { data: wrap, error, refetch } = useQuery(wrapQuery(wrapId));
  if (wrap)
    return (
      <div className={styles.wrap}>
        <WrapCard wrap={wrap} reason={reason} onRetry={onRetry} />
      </div>
    );
  if (!error) return <ListSkeleton things="wraps" shape="text" />;
  return (
    <FailedState
      title="The wrap could not be loaded"
      problem={error}
      kept="Nothing is lost."
      onRetry={() => void refetch()}
    />
  );
}
