import {
  type ChannelView,
  type DataPointDetail,
  type TopicView,
  SOURCE_NAMES,
  channelDisabledReason,
} from '@evident/domain/channels';
import { personName } from '@evident/domain/people';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Trash2, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useDeleteDataPoint } from '../../data/channels/mutations.ts';
import { dataPointQuery } from '../../data/channels/queries.ts';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { useWho } from '../../kernel/who.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { shownMoment } from '../../ui/time.ts';
import { AddToTopic } from './add-to-topic.tsx';
import { Conversation } from './conversation.tsx';
import { outliersPath, themePath } from './links.ts';
import { SaveAsNote } from './save-as-note.tsx';
import { TopicSorting } from './topic-sorting.tsx';
import styles from './data-points.module.css';

interface Props {
  channel: ChannelView;
  dataPointId: string;
  /** The topic whose list it is in: sorts it into the topic, or out of it. */
  topic?: TopicView | undefined;
  /** Titles of themes by their ids. */
  titles: ReadonlyMap<string, string>;
  onClose: () => void;
  /** Closes it too. */
  onDeleted: () => void;
}

/** A data point next to its list: its conversation, its fields, and where it came from. */
export function DataPointPanel({ channel, topic, dataPointId, titles, onClose, onDeleted }: Props) {
  const { data, error, refetch } = useQuery(dataPointQuery(channel.id, dataPointId));
  useKeys([{ keys: 'Escape', label: 'Close the data point', group: 'This page', run: onClose }]);
  return (
    <SidePanel label="Data point" onClose={onClose}>
      <ActionIcon className={styles.close} aria-label="Close the data point" onClick={onClose}>
        <X size={18} aria-hidden />
      </ActionIcon>
      {data ? (
        <Shown channel={channel} topic={topic} point={data} titles={titles} onDeleted={onDeleted} />
      ) : error ? (
        <FailedState title="The data point could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="this data point" shape="text" />
      )}
    </SidePanel>
  );
}

interface ShownProps extends Pick<Props, 'channel' | 'topic' | 'titles' | 'onDeleted'> {
  point: DataPointDetail;
}

function Shown({ channel, topic, point, titles, onDeleted }: ShownProps) {
  const { title, author, person, source, saidAt, externalUrl } = point;
  const role = useWho()?.member.role ?? 'VIEWER';
  return (
    <article className={styles.point} aria-label={title || 'Data point'}>
      {title !== '' && (
        <h2 className={styles.heading} dir="auto">
          {title}
        </h2>
      )}
      <p className={styles.facts}>
        {person ? (
          <PeekLink item={{ kind: 'person', id: person.id }}>{author ?? personName(person.name)}</PeekLink>
        ) : (
          author !== null && <span>{author}</span>
        )}
        <span>{shownMoment(saidAt)}</span>
        <span>{SOURCE_NAMES[source]}</span>
      </p>
      {externalUrl !== null && /^https?:/i.test(externalUrl) && (
        <a className={styles.source} href={externalUrl} target="_blank" rel="noopener noreferrer">
          Open at the source <ExternalLink size={14} aria-hidden />
        </a>
      )}
      <Conversation point={point} />
      <Facts channel={channel} point={point} titles={titles} />
      <div className={styles.actions}>
        {topic && <TopicSorting channel={channel} topic={topic} dataPointId={point.id} />}
        {role !== 'VIEWER' && <SaveAsNote channelId={channel.id} dataPointId={point.id} />}
        {!topic && channelDisabledReason('write', { role }, channel) === undefined && (
          <AddToTopic channelId={channel.id} dataPointId={point.id} />
        )}
        <Deleting channel={channel} point={point} onDeleted={onDeleted} />
      </div>
    </article>
  );
}

/** Theme, copies, tags and fields of a data point. */
function Facts({ channel, point, titles }: Pick<ShownProps, 'channel' | 'point' | 'titles'>) {
  const { copies, tags, fields } = point;
  const named = Object.entries(fields);
  return (
    <dl className={styles.fields}>
      <Fact name="Theme">
        <ThemeOf channel={channel} point={point} titles={titles} />
      </Fact>
      {copies > 0 && (
        <Fact name="Copies">
          {copies === 1 ? '1 repetition is counted with it' : `${copies} repetitions are counted with it`}
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact name="Tags">
          <span className={styles.tags}>
            {tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
          </span>
        </Fact>
      )}
      {named.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value === true ? 'Yes' : value === false ? 'No' : String(value)}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function ThemeOf({ channel, point: { themeId, themed }, titles }: Omit<ShownProps, 'onDeleted'>) {
  if (!themed) return 'Not known yet';
  if (themeId === null) return <Link to={outliersPath(channel.id)}>None, it is an outlier</Link>;
  return <Link to={themePath({ id: themeId, channelId: channel.id })}>{titles.get(themeId) || 'Open the theme'}</Link>;
}

function Deleting({ channel, point, onDeleted }: Omit<ShownProps, 'titles'>) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteDataPoint(channel.id);
  const role = useWho()?.member.role ?? 'VIEWER';
  return (
    <>
      <DisabledReason reason={channelDisabledReason('write', { role }, channel)}>
        <Button
          className={styles.delete}
          size="xs"
          variant="default"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Delete data point
        </Button>
      </DisabledReason>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete this data point for good?"
        verb="Delete data point"
        danger
        onConfirm={() => remove(point.id).then(onDeleted)}
      >
        You cannot undo this. {SOURCE_NAMES[point.source]} keeps the original, and can deliver it again.
      </ConfirmDialog>
    </>
  );
}
