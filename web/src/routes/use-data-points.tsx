import type { ChannelView, TopicView } from '@evident/domain/channels';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { themesQuery, type DataPointFilter } from '../data/channels/queries.ts';
import { DataPointList } from '../features/channels/data-point-list.tsx';
import { DataPointPanel } from '../features/channels/data-point-panel.tsx';
import { useCurrentLocation } from '../kernel/current-location.ts';

interface Listed {
  channel: ChannelView;
  of: Pick<DataPointFilter, 'themeId' | 'topicId' | 'outliers'>;
  /** The topic of the list. */
  topic?: TopicView;
  /** The address of the list, or of a data point next to it. */
  pathOf: (dataPointId?: string) => string;
  withoutDays?: boolean;
  empty: ReactNode;
}

/** A list of data points, and the one in the address. Closing it keeps the filter of the list. */
export function useDataPoints({ channel, of, topic, pathOf, withoutDays, empty }: Listed) {
  const { datumData } = useParams();
  const navigate = useNavigate();
  const here = useCurrentLocation();
  const { data: themes = [] } = useQuery(themesQuery(channel.id));
  const titles = new Map(themes.map(({ id, title }) => [id, title]));
  const close = () => {
    const { search, hash } = here();
    void navigate({ pathname: pathOf(), search, hash }, { preventScrollReset: true });
  };
  const deleted = useRef(false);
  useEffect(() => {
    if (datumData !== undefined || !deleted.current) return;
    deleted.current = false;
    // After the panel has returned the focus to its row, which goes next.
    queueMicrotask(focusList);
  }, [datumData]);
  return {
    list: (
      <DataPointList
        channelId={channel.id}
        of={of}
        openId={datumData}
        pathOf={pathOf}
        titles={of.themeId === undefined ? titles : undefined}
        withoutDays={withoutDays}
        empty={empty}
      />
    ),
    panel: datumData !== undefined && (
      <DataPointPanel
        key={datumData}
        channel={channel}
        dataPointId={datumData}
        topic={topic}
        titles={titles}
        onClose={close}
        onDeleted={() => {
          deleted.current = true;
          close();
        }}
      />
    ),
  };
}

function focusList(): void {
  const main = document.getElementById('main');
  (main?.querySelector<HTMLElement>('[role=search] input') ?? main)?.focus({ preventScroll: true });
}
