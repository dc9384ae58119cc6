import type { ChannelView, ChannelWrap as Wrap } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { channelWrapQuery } from '../../data/channels/wrap.ts';
import { NothingYet, Section } from '../../ui/section.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { useMinute } from '../../ui/relative-time.tsx';
import { dayInWords } from '../../ui/time.ts';
import { themePath } from './links.ts';
import { QuoteList } from './quote-list.tsx';
import { UNTITLED, peopleInWords } from './words.ts';
import styles from './channel-wrap.module.css';

const DAY_MS = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** The last day of the week before, or after, a wrap. */
const besideOf = ({ since, until }: Wrap) => ({
  earlier: dayOf(Date.parse(since) - DAY_MS),
  later: dayOf(Date.parse(until) + 6 * DAY_MS),
});

/** A week of a channel: which themes grew, and what people said about them. */
export function ChannelWrap({ channel }: { channel: ChannelView }) {
  const [until, setUntil] = useState<string | null>(null);
  const now = useMinute();
  const { data, error, refetch } = useQuery({
    ...channelWrapQuery(channel.id, until),
    placeholderData: keepPreviousData,
  });
  const last = data && dayOf(Date.parse(data.until) - DAY_MS);
  const isNewest = !channel.lastSaidAt || (last !== undefined && last >= channel.lastSaidAt.slice(0, 10));
  return (
    <Section
      title={data && last ? `${dayInWords(data.since.slice(0, 10), now)} – ${dayInWords(last, now)}` : 'This week'}
      actions={
        data && (
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<ChevronLeft size={14} aria-hidden />}
              onClick={() => setUntil(besideOf(data).earlier)}
            >
              Week before
            </Button>
            <Button
              size="xs"
              variant="default"
              rightSection={<ChevronRight size={14} aria-hidden />}
              disabled={isNewest}
              onClick={() => setUntil(besideOf(data).later)}
            >
              Week after
            </Button>
          </>
        )
      }
    >
      {data ? (
        <Shown wrap={data} />
      ) : error ? (
        <FailedState title="The week could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="the week" />
      )}
    </Section>
  );
}

function Shown({ wrap }: { wrap: Wrap }) {
  const { channelId, people, previousPeople, blocks, citations } = wrap;
  const quoted = new Set(citations.map(({ themeId }) => themeId));
  const grown = (blocks.find(({ type }) => type === 'graph')?.items ?? []).filter(({ id }) => quoted.has(id));
  const [largest] = citations;
  if (people === 0) return <NothingYet>No one wrote in this week.</NothingYet>;
  return (
    <>
      <p className={styles.people}>
        {peopleInWords(people)} wrote, {previousPeople.toLocaleString()} in the week before.
      </p>
      {grown.length > 0 ? (
        <ul className={styles.grown} aria-label="Themes that grew">
          {grown.map(({ id, title, previousCount, currentCount }) => (
            <li key={id}>
              <p className={styles.theme}>
                <Link to={themePath({ id, channelId })} dir="auto">
                  {title || UNTITLED}
                </Link>
                <span className={styles.counts}>
                  {peopleInWords(currentCount)}, {previousCount.toLocaleString()} before
                </span>
              </p>
              <Quotes wrap={wrap} themeId={id} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={styles.people}>No theme grew.</p>
          {largest && <Quotes wrap={wrap} themeId={largest.themeId} />}
        </>
      )}
    </>
  );
}

function Quotes({ wrap: { citations, channelId }, themeId }: { wrap: Wrap; themeId: string }) {
  return (
    <QuoteList
      quotes={citations
        .filter((one) => one.themeId === themeId)
        .map(({ dataPointId, quote }) => ({ dataPointId, text: quote }))}
      pathOf={(dataPointId) => themePath({ id: themeId, channelId }, dataPointId)}
    />
  );
}
