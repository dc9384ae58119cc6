import { Tabs } from '@mantine/core';
import { Highlighter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { HighlightList } from './highlight-list.tsx';
import { hueOf } from './highlight-card.tsx';
import { LostHighlights } from './lost-highlights.tsx';
import { UsedTags, countTags } from './used-tags.tsx';
import type { Marking } from './use-marking.ts';
import styles from './highlight-panel.module.css';

interface Props {
  marking: Pick<Marking, 'highlights' | 'known' | 'problem' | 'again' | 'chosenId' | 'choose' | 'reattachingId' | 'reattach' | 'remove'>;
  reason?: string;
}

/** Beside a note: its highlights, its tags, and what lost its words. */
export function HighlightPanel({ marking, reason }: Props) {
  const { highlights, known, problem, again, chosenId, choose } = marking;
  const [tab, setTab] = useState<string | null>('highlights');
  const [tagId, setTagId] = useState<string | null>(null);
  const { there, lost, tags } = useMemo(() => {
    const [in_, gone] = [highlights.filter((one) => !one.lost), highlights.filter((one) => one.lost)];
    return { there: in_, lost: gone, tags: countTags(in_) };
  }, [highlights]);
  const filter = tags.find(({ id }) => id === tagId);
  const shown = useMemo(() => (tagId === null ? there : there.filter((one) => one.tags.some(({ id }) => id === tagId))), [there, tagId]);
  const unknown = known ? null : problem
    ? <FailedState title="The highlights could not be loaded" problem={problem} onRetry={again} />
    : <div className={styles.padded}><ListSkeleton things="highlights" shape="text" count={3} /></div>;
  const list = () => {
    if (unknown) return unknown;
    if (shown.length === 0 && tagId !== null) return <FilteredToNothing things="highlights" of={there.length} onClear={() => setTagId(null)} />;
    if (shown.length === 0) return <EmptyState icon={Highlighter} title="Highlights keep what matters">Select words in the text, then press h to highlight or t to tag them.</EmptyState>;
    return <HighlightList highlights={shown} chosenId={chosenId} onChoose={choose} />;
  };
  return (
    <Tabs value={tab} onChange={setTab} className={styles.panel} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="highlights">Highlights {known && <span className={styles.count}>{there.length.toLocaleString()}</span>}</Tabs.Tab>
        <Tabs.Tab value="tags">Tags {known && <span className={styles.count}>{tags.length.toLocaleString()}</span>}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="highlights" className={styles.scroll} tabIndex={0} aria-label="Highlights">
        {filter && <div className={styles.filter}>Only <TagChip title={filter.title} hue={hueOf(filter.color)} onRemove={() => setTagId(null)} /></div>}
        <div className={styles.top}><LostHighlights highlights={lost} reattachingId={marking.reattachingId} reason={reason} onReattach={marking.reattach} onRemove={marking.remove} /></div>
        {list()}
      </Tabs.Panel>
      <Tabs.Panel value="tags" className={styles.scroll} tabIndex={0} aria-label="Tags">
        {unknown ?? (tags.length === 0
          ? <EmptyState icon={Highlighter} title="No tags here yet">Tags gather what different people said about one thing.</EmptyState>
          : <UsedTags highlights={there} onShow={(id) => { setTagId(id); setTab('highlights'); }} />)}
      </Tabs.Panel>
    </Tabs>
  );
}
