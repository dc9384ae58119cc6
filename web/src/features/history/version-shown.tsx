import { Select } from '@mantine/core';
import type { TextVersionView, VersionComparison } from '@evident/domain/history';
import { useQuery } from '@tanstack/react-query';
import { comparisonQuery, versionTextQuery } from '../../data/history/queries.ts';
import { DocumentView } from '../../ui/document/document-view.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { exactTime } from '../../ui/time.ts';
import { COMPARED_VIEWS, ComparedText } from './compared-text.tsx';
import styles from './text-history.module.css';

export const VERSION_VIEWS = [...COMPARED_VIEWS, 'text'] as const;

interface Props {
  versions: readonly TextVersionView[];
  version: TextVersionView;
  view: (typeof VERSION_VIEWS)[number];
  /** The earlier version to compare with; the one before by default. */
  sinceId: string | undefined;
  onSince: (versionId: string) => void;
}

/** The changes of a version, or its whole text. */
export function VersionShown({ versions, version, view, sinceId, onSince }: Props) {
  const earlier = versions.slice(versions.indexOf(version) + 1);
  const since = earlier.find(({ id }) => id === sinceId)?.id;
  return view === 'text' ? (
    <WholeText version={version} />
  ) : (
    <>
      {earlier.length > 0 && (
        <Select
          size="xs"
          className={styles.since}
          aria-label="Compared with"
          allowDeselect={false}
          data={earlier.map((one) => ({
            value: one.id,
            label: `Since ${one.name ?? exactTime(new Date(one.endedAt))}`,
          }))}
          value={since ?? earlier[0]!.id}
          onChange={(chosen) => onSince(chosen === earlier[0]!.id ? '' : (chosen ?? ''))}
        />
      )}
      <Changes version={version} since={since} view={view} />
    </>
  );
}

interface ChangesProps {
  version: TextVersionView;
  since: string | undefined;
  view: (typeof COMPARED_VIEWS)[number];
}

function Changes({ version, since, view }: ChangesProps) {
  const { data, error, refetch } = useQuery(comparisonQuery(version, since));
  if (error)
    return <FailedState title="The versions could not be compared" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="the changes" shape="text" count={5} />;
  return (
    <>
      <p className={styles.counts} role="status">
        {inWords(data)}
      </p>
      <ComparedText compared={data} view={view} />
    </>
  );
}

function inWords({ addedWords, removedWords, changedBlocks, since }: VersionComparison): string {
  if (!since) return 'The first version.';
  if (changedBlocks === 0) return 'The words are the same.';
  if (addedWords + removedWords === 0) return 'Only the formatting changed.';
  const words = (count: number, how: string): string => `${count} ${count === 1 ? 'word' : 'words'} ${how}`;
  return `${words(addedWords, 'added')}, ${words(removedWords, 'removed')}.`;
}

function WholeText({ version }: { version: TextVersionView }) {
  const { data, error, refetch } = useQuery(versionTextQuery(version));
  if (error)
    return <FailedState title="The version could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="the text" shape="text" count={5} />;
  return (
    <DocumentView
      content={data.content}
      speakers={data.speakers}
      headingsFrom={3}
      evidence={() => <p className={styles.counts}>Highlight</p>}
    />
  );
}
