import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Download, Search } from 'lucide-react';
import { filterKeys } from '../../ui/use-row-keys.ts';
import type { TagChoice } from './suggest-tags.ts';
import { UNTAGGED, type useHighlightFilter } from './use-highlight-filter.ts';
import styles from './highlight-filter-bar.module.css';

interface Props {
  filter: ReturnType<typeof useHighlightFilter>;
  tags: readonly TagChoice[];
  speakers: readonly string[];
  /** The number of matches as text; absent until loaded. */
  found?: string;
  exportTo: string;
}

/** Filters for the highlights of a project, and the export of the matches. */
export function HighlightFilterBar({
  filter: { words, setWords, tag, setTag, speaker, setSpeaker },
  tags,
  speakers,
  found,
  exportTo,
}: Props) {
  const groups = [...Map.groupBy(tags, ({ groupId }) => groupId).values()].map((of) => ({
    group: of[0]!.group || 'Untitled group',
    items: of.map(({ id, title }) => ({ value: id, label: title })),
  }));
  const known = speaker === '' || speakers.includes(speaker) ? speakers : [speaker, ...speakers];
  return (
    <div className={styles.bar} role="search" aria-label="Highlights">
      <TextInput
        className={styles.find}
        aria-label="Find in highlights"
        placeholder="Find in highlights"
        maxLength={200}
        leftSection={<Search size={16} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={filterKeys(words, () => setWords(''))}
      />
      <NativeSelect
        className={styles.choice}
        aria-label="Filter by tag"
        data-filtering={tag !== ''}
        data={[{ value: '', label: 'All tags' }, { value: UNTAGGED, label: 'Without tags' }, ...groups]}
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
      <NativeSelect
        className={styles.choice}
        aria-label="Filter by speaker"
        data-filtering={speaker !== ''}
        data={[{ value: '', label: 'All speakers' }, ...known.map((name) => ({ value: name, label: name }))]}
        value={speaker}
        onChange={(event) => setSpeaker(event.currentTarget.value)}
      />
      <span className={styles.found} role="status">
        {found}
      </span>
      <Button variant="default" component="a" href={exportTo} download leftSection={<Download size={14} aria-hidden />}>
        Export CSV
      </Button>
    </div>
  );
}
