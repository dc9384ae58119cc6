import { containsText } from '@evident/domain/text';
import type { CanvasCard, CanvasView } from '@evident/domain/canvas';
import type { HighlightView } from '@evident/domain/highlights';
import type { Hue } from '@evident/domain/kernel';
import { Button, CloseButton, SegmentedControl, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { highlightListQuery } from '../../data/highlights/queries.ts';
import { insightListQuery } from '../../data/insights/queries.ts';
import { noteListQuery } from '../../data/notes/queries.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';
import { DRAGGED } from './canvas-surface.tsx';
import type { Change } from '../../data/canvas/mutations.ts';
import styles from './canvas.module.css';

interface Props {
  view: CanvasView;
  readOnly: boolean;
  change: (change: Change) => void;
  onAdd: (cards: readonly CanvasCard[]) => void;
  /** Receives the cards that are being dragged. */
  onDrag: (cards: readonly CanvasCard[]) => void;
  onClose: () => void;
}

const KINDS = ['Highlights', 'Notes', 'Insights'] as const;
type Kind = (typeof KINDS)[number];

export const cardOf = ({ id, text, noteId, noteTitle, speaker, tags }: HighlightView): CanvasCard => ({
  id,
  type: 'highlight',
  title: noteTitle,
  text,
  noteId,
  speaker,
  tags: tags.map(({ id: tagId, title, color }) => ({ id: tagId, title, color: color as Hue })),
});
const bare = { text: '', noteId: null, speaker: null, tags: [] };

/** Lists content that is not on the canvas yet, to drag there or to add with a button. */
export function SideList({ view, readOnly, change, onAdd, onDrag, onClose }: Props) {
  const { list = '', search: kept = '' } = view.searchParams as Readonly<Record<string, string>>;
  const [kind, setKind] = useState<Kind>(KINDS.find((one) => one === list) ?? 'Highlights');
  const [search, setSearch] = useState(kept);
  /** The canvas keeps what its list shows. */
  const keep = (params: { list?: Kind; search?: string }) => {
    const { list: was, search: before, ...more } = view.searchParams as Record<string, string>;
    const searchParams = { ...more, list: params.list ?? kind, search: params.search ?? search.trim() };
    if (!readOnly && (searchParams.list !== (was ?? 'Highlights') || searchParams.search !== (before ?? '')))
      change({ label: 'Changed the filter of the list', change: { searchParams } });
  };
  const { projectId } = view;
  const words = search.trim();
  const highlights = usePages(highlightListQuery(projectId, { ...(words && { search: words }) }), {
    enabled: kind === 'Highlights',
    keep: true,
  });
  const notes = usePages(noteListQuery(projectId, { ...(words && { title: words }) }), {
    enabled: kind === 'Notes',
    keep: true,
  });
  const insights = usePages(insightListQuery(projectId, false), { enabled: kind === 'Insights' });
  const of: { [One in Kind]: [Paged<never>, CanvasCard[] | undefined] } = {
    Highlights: [highlights as never, highlights.items?.filter(({ lost }) => !lost).map(cardOf)],
    Notes: [notes as never, notes.items?.map(({ id, title }) => ({ ...bare, id, title, type: 'note' as const }))],
    Insights: [
      insights as never,
      insights.items
        ?.filter(({ title }) => containsText(title, words))
        .map(({ id, title }) => ({ ...bare, id, title, type: 'insight' as const })),
    ],
  };
  const [paged, all] = of[kind];
  const there = new Set(view.objects.flatMap(({ highlightIds = [], targetId }) => [...highlightIds, targetId]));
  const items = all?.filter(({ id }) => !there.has(id));
  const { more, loadingMore, problem } = paged;
  const isUsedUp = items?.length === 0 && more !== null && !problem;
  // A page of which all is on the canvas is of no use: reads on until there is something to add.
  useEffect(() => {
    if (isUsedUp && !loadingMore) more();
  }, [isUsedUp, loadingMore, more]);
  return (
    <aside className={styles.panel} aria-label="Not on the canvas">
      <div className={styles.panelHead}>
        <h2>Not on the canvas</h2>
        <CloseButton aria-label="Close the list" onClick={onClose} />
      </div>
      <SegmentedControl
        size="xs"
        aria-label="Kind"
        data={[...KINDS]}
        value={kind}
        onChange={(value) => {
          setKind(value as Kind);
          keep({ list: value as Kind });
        }}
      />
      <TextInput
        size="xs"
        aria-label="Search what is not on the canvas"
        placeholder="Search"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onBlur={() => keep({})}
      />
      {items && items.length > 0 && (
        <Button size="xs" variant="default" disabled={readOnly} onClick={() => onAdd(items)}>
          Add these {items.length}
        </Button>
      )}
      {items?.length === 0 && !isUsedUp && (
        <p className={styles.faint}>{all?.length === 0 ? 'Nothing found' : 'All of these are on the canvas'}</p>
      )}
      <ul className={styles.items}>
        {items?.map((card) => (
          <li
            key={card.id}
            className={styles.item}
            draggable={!readOnly}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(DRAGGED, JSON.stringify([card.id]));
              onDrag([card]);
            }}
          >
            <span className={styles.itemText} dir="auto">
              {card.text || card.title || 'Untitled'}
            </span>
            <Button
              size="compact-xs"
              variant="subtle"
              disabled={readOnly}
              aria-label={`Add “${(card.text || card.title).slice(0, 60)}”`}
              onClick={() => onAdd([card])}
            >
              <Plus size={14} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {more && (
        <Button size="xs" variant="subtle" loading={loadingMore} onClick={more}>
          Load more
        </Button>
      )}
    </aside>
  );
}
