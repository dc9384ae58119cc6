import { VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { TagView } from '@evident/domain/tags';
import { Lock } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { Link } from 'react-router';
import { pathOf } from '../../kernel/peek/peek.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { isTemporary } from '../../data/tags/action.ts';
import { nextTo, tagsOf, type Zone } from '../../data/tags/arrange.ts';
import { useBoard } from './board-context.ts';
import { MergeLabel } from './merge-label.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { tagMenu, whyFixed } from './tag-menu.ts';
import { useCardDrag } from './use-drag.ts';
import styles from './tag-card.module.css';

interface Props {
  tag: TagView;
  /** Whether it is in the tab order: one card per group, the arrow keys reach the others. */
  stop: boolean;
  /** Its place in a long column, whose other cards are not rendered. */
  at?: { readonly index: number; readonly style: CSSProperties; readonly measure: (card: Element | null) => void };
}

/** A tag on its board. Click opens it, dragging moves or merges it, the menu offers everything. */
export function TagCard({ tag, stop, at }: Props) {
  const board = useBoard();
  const { open } = usePeek();
  const { id, title, description, highlightCount, locked } = tag;
  const fixed = whyFixed(tag, board.readOnly);
  const sending = isTemporary(id);
  const onDrop = (tagId: string, zone: Zone) => {
    const moved = tagsOf(board.boards).find((one) => one.id === tagId);
    if (!moved) return;
    if (zone === 'onto') void board.arrange({ do: 'mergeTag', tagId, title: moved.title, intoTagId: id, into: title });
    else {
      const column = board.groups.find((group) => group.id === tag.tagGroupId)?.tags ?? [];
      void board.arrange({
        do: 'moveTag',
        tagId,
        title: moved.title,
        tagGroupId: tag.tagGroupId,
        beforeTagId: zone === 'before' ? id : nextTo(column, id, tagId),
      });
    }
  };
  const { card, dragging, over } = useCardDrag(tag, {
    mayMove: fixed === null && !sending,
    mayMerge: fixed === null && !sending,
    onDrop,
  });
  const placed = useMergedRef(card, at?.measure);
  const show = () => open({ kind: 'tag', id });
  const onClick = (event: MouseEvent) => {
    if (event.button === 0 && (event.metaKey || event.ctrlKey || event.shiftKey) && !sending) {
      event.preventDefault();
      return board.choose(id);
    }
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show();
  };
  const rename = (name: string | null) => {
    board.edit(null);
    board.focusCard(id);
    if (name !== null)
      void board.arrange({
        do: 'updateTag',
        tagId: id,
        seen: tag.version,
        wording: { title: name },
        label: `Renamed “${title}”`,
      });
  };
  return (
    <li
      ref={placed}
      className={styles.card}
      data-index={at?.index}
      data-placed={at && true}
      style={at?.style}
      data-card={id}
      data-dragging={dragging || undefined}
      data-zone={over?.zone}
      data-sending={sending || undefined}
      data-chosen={board.chosen.has(id) || undefined}
    >
      <div className={styles.head}>
        {board.editing === id ? (
          <NameField label="Tag name" name={title} onDone={rename} />
        ) : (
          <Link
            className={styles.name}
            to={pathOf({ kind: 'tag', id })}
            onClick={onClick}
            draggable={false}
            data-card-focus
            tabIndex={stop ? 0 : -1}
          >
            {title}
          </Link>
        )}
        {locked && <Lock size={12} role="img" aria-label="locked" className={styles.lock} />}
        <span
          className={styles.count}
          title={highlightCount === 1 ? '1 highlight' : `${highlightCount.toLocaleString()} highlights`}
        >
          {highlightCount.toLocaleString()}
          <VisuallyHidden> {highlightCount === 1 ? 'highlight' : 'highlights'}</VisuallyHidden>
        </span>
        {!sending && (
          <span className={styles.menu} data-card-menu>
            <MenuButton label={`More for ${title}`} entries={tagMenu(board, tag, show)} reached={stop} />
          </span>
        )}
      </div>
      {board.chosen.has(id) && <VisuallyHidden>Chosen</VisuallyHidden>}
      {tag.role && <p className={styles.role}>{tag.role}</p>}
      {description && <p className={styles.description}>{description}</p>}
      {over?.zone === 'onto' && <MergeLabel card={card} words={`Merge “${over.title}” into “${title}”`} />}
    </li>
  );
}
