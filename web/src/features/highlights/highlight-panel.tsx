import { Button, Tabs } from '@mantine/core';
import { Highlighter } from 'lucide-react';
import type { HighlightView } from '@evident/domain/highlights';
import { useMemo, useState, type ReactNode } from 'react';
import { useAddress } from '../../kernel/use-address-choice.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Quote } from '../../ui/quote.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { HighlightList } from './highlight-list.tsx';
import { hueOf } from './highlight-card.tsx';
import { LostHighlights } from './lost-highlights.tsx';
import { UsedTags, countTags } from './used-tags.tsx';
import { useHighlightSelection } from './use-highlight-selection.ts';
import type { Marking } from './use-marking.ts';
import styles from './highlight-panel.module.css';

interface Props {
  marking: Pick<
    Marking,
    | 'highlights'
    | 'known'
    | 'problem'
    | 'again'
    | 'chosenId'
    | 'choose'
    | 'selected'
    | 'markSelected'
    | 'reattachingId'
    | 'reattach'
    | 'remove'
  >;
  reason?: string;
  /** Bulk changes of the selected highlights; absent where tagging is not allowed. */
  bulk?: (selected: readonly HighlightView[], onClear: () => void) => ReactNode;
  /** Of other capabilities, above the highlights. */
  top?: ReactNode;
  /** Tabs of other capabilities. */
  more?: readonly PanelTab[];
  /** The tab that opens unless the address names one. */
  first?: string;
  /** Called with the tab that a member opens. */
  onChosen?: (tab: string) => void;
}

export interface PanelTab {
  /** In the address. */
  readonly value: string;
  readonly title: string;
  readonly panel: ReactNode;
  /** Something in it is new to the member. */
  readonly isNew?: boolean;
  /** Number of its entries, once known. */
  readonly count?: number;
  /** Before the highlights; otherwise after the tags. */
  readonly isFirst?: boolean;
}

/** The panel next to a note: its highlights, tags, fields, contacts and lost highlights. */
export function HighlightPanel({ marking, reason, bulk, top, more = [], first = 'highlights', onChosen }: Props) {
  const { highlights, known, problem, again, chosenId, choose } = marking;
  const { said, say } = useAddress();
  const tabs = ['highlights', 'tags', ...more.map(({ value }) => value)];
  const [tab, tagId] = [tabs.find((one) => one === said('panel')) ?? first, said('only') || null];
  const { there, lost, tags } = useMemo(() => {
    const [in_, gone] = [highlights.filter((one) => !one.lost), highlights.filter((one) => one.lost)];
    return { there: in_, lost: gone, tags: countTags(in_) };
  }, [highlights]);
  const filter = tags.find(({ id }) => id === tagId);
  const shown = useMemo(
    () => (tagId === null ? there : there.filter((one) => one.tags.some(({ id }) => id === tagId))),
    [there, tagId],
  );
  const [selecting, setSelecting] = useState(false);
  const { selected, select, clear } = useHighlightSelection(shown);
  const end = () => {
    clear();
    setSelecting(false);
  };
  const unknown = known ? null : problem ? (
    <FailedState title="The highlights could not be loaded" problem={problem} onRetry={again} />
  ) : (
    <div className={styles.padded}>
      <ListSkeleton things="highlights" shape="text" count={3} />
    </div>
  );
  const list = () => {
    if (unknown) return unknown;
    if (shown.length === 0 && tagId !== null)
      return <FilteredToNothing things="highlights" of={there.length} onClear={() => say({ only: '' })} />;
    if (shown.length === 0)
      return (
        <NoHighlights
          reason={reason ?? (marking.selected ? null : 'Select words in the text first')}
          onHighlight={marking.markSelected}
        />
      );
    return (
      <>
        {bulk && !selecting && (
          <Button
            className={styles.select}
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => setSelecting(true)}
          >
            Select several
          </Button>
        )}
        {bulk && selecting && (
          <div className={styles.padded}>
            {selected.length > 0 ? (
              bulk(selected, end)
            ) : (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={end}>
                Stop selecting
              </Button>
            )}
          </div>
        )}
        <HighlightList
          highlights={shown}
          chosenId={chosenId}
          onChoose={choose}
          selectedIds={bulk && selecting ? new Set(selected.map(({ id }) => id)) : null}
          onSelect={select}
        />
      </>
    );
  };
  return (
    <Tabs
      value={tab}
      onChange={(wanted) => {
        if (wanted === null) return;
        say({ panel: wanted });
        onChosen?.(wanted);
      }}
      className={styles.panel}
      keepMounted={false}
    >
      <Tabs.List className={styles.tabs}>
        {tabsOf(more.filter(({ isFirst }) => isFirst))}
        <Tabs.Tab value="highlights">
          Highlights <Count of={known ? there.length : undefined} />
        </Tabs.Tab>
        <Tabs.Tab value="tags">
          Tags <Count of={known ? tags.length : undefined} />
        </Tabs.Tab>
        {tabsOf(more.filter(({ isFirst }) => !isFirst))}
      </Tabs.List>
      <Tabs.Panel value="highlights" className={styles.scroll} tabIndex={0} aria-label="Highlights">
        {filter && (
          <div className={styles.filter}>
            Only <TagChip title={filter.title} hue={hueOf(filter.color)} onRemove={() => say({ only: '' })} />
          </div>
        )}
        <div className={styles.top}>
          <LostHighlights
            highlights={lost}
            reattachingId={marking.reattachingId}
            reason={reason}
            onReattach={marking.reattach}
            onRemove={marking.remove}
          />
          {top}
        </div>
        {list()}
      </Tabs.Panel>
      <Tabs.Panel value="tags" className={styles.scroll} tabIndex={0} aria-label="Tags">
        {unknown ??
          (tags.length === 0 ? (
            <EmptyState
              icon={Highlighter}
              title="No tags here yet"
              sample={
                <Sample>
                  <TagChip title="Works around it" hue="teal" count={4} />{' '}
                  <TagChip title="Asks a colleague" hue="orange" count={2} />
                </Sample>
              }
            >
              Tags gather what different people said about one thing. Select words in the text and choose Tag.
            </EmptyState>
          ) : (
            <UsedTags highlights={there} onShow={(id) => say({ only: id, panel: 'highlights' })} />
          ))}
      </Tabs.Panel>
      {more.map(({ value, title, panel }) => (
        <Tabs.Panel key={value} value={value} className={styles.scroll} tabIndex={0} aria-label={title}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function NoHighlights({ reason, onHighlight }: { reason: string | null; onHighlight: () => void }) {
  return (
    <EmptyState
      icon={Highlighter}
      title="Highlights keep what matters"
      action={
        <DisabledReason reason={reason}>
          <Button onClick={onHighlight}>Highlight the selected words</Button>
        </DisabledReason>
      }
      sample={
        <Sample>
          <Quote size="small" hue="teal" speaker="Participant 3">
            Every Friday I copy it over by hand.
          </Quote>
          <TagChip title="Works around it" hue="teal" />
        </Sample>
      }
    >
      Select words in the text, then choose Highlight or Tag, or press h or t.
    </EmptyState>
  );
}

const tabsOf = (tabs: readonly PanelTab[]): ReactNode =>
  tabs.map(({ value, title, count, isNew }) => (
    <Tabs.Tab key={value} value={value}>
      {title} <Count of={count || undefined} isNew={isNew} />
    </Tabs.Tab>
  ));

/** The number under a title. It has no width of its own, so that a tab stays in its place when the number changes. */
function Count({ of, isNew = false }: { of: number | undefined; isNew?: boolean | undefined }) {
  return (
    <span className={styles.count}>
      {of?.toLocaleString()}
      {isNew && (
        <span className={styles.new} role="img" aria-label="New">
          •
        </span>
      )}
    </span>
  );
}
