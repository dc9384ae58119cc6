import { Button } from '@mantine/core';
import type { TagGroupView, TagGroupWording } from '@evident/domain/tags';
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { isTemporary } from '../../data/tags/action.ts';
import { groupsOf, nextTo, tagsOf } from '../../data/tags/arrange.ts';
import { type BoardState, useBoard } from './board-context.ts';
import { ColumnCards } from './column-cards.tsx';
import { HuePicker } from './hue-picker.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { useColumnDrag } from './use-drag.ts';
import { useInSight } from './use-in-sight.ts';
import styles from './group-column.module.css';

/** Boards with more columns render only the cards of those in sight. */
const MANY = 20;

/** A group as a column of cards in its hue. */
export function GroupColumn({ group }: { group: TagGroupView }) {
  const board = useBoard();
  const { readOnly, arrange, editing, edit } = board;
  const { id, title, color, version, tags } = group;
  const sending = isTemporary(id);
  const { column, handle, over } = useColumnDrag(id, {
    mayMove: readOnly === null && !sending,
    onTag: (tagId) => {
      const tag = tagsOf(board.boards).find((one) => one.id === tagId);
      if (tag) void arrange({ do: 'moveTag', tagId, title: tag.title, tagGroupId: id, beforeTagId: null });
    },
    onGroup: (groupId, side) => putGroup(board, groupId, side === 'before' ? id : nextTo(board.groups, id, groupId)),
  });
  const inSight = useInSight(column, board.shown.length > MANY);
  const rendered = inSight || tags.some((tag) => tag.id === board.activeId);
  const rename = (name: string | null) => {
    edit(null);
    if (name !== null)
      void arrange({
        do: 'updateGroup',
        tagGroupId: id,
        seen: version,
        wording: { title: name },
        label: `Renamed the group “${title}”`,
      });
  };
  const recolor = (wording: TagGroupWording) =>
    void arrange({
      do: 'updateGroup',
      tagGroupId: id,
      seen: version,
      wording,
      label: `Changed the color of “${title}”`,
    });
  return (
    <section ref={column} className={styles.column} data-hue={color} data-over={over ?? undefined} aria-label={title}>
      <div ref={handle} className={styles.head} data-movable={readOnly === null || undefined}>
        <HuePicker
          label={`Color of ${title}`}
          hue={color}
          hex={group.hex}
          onPick={readOnly === null ? (hue) => recolor({ color: hue }) : undefined}
          onHex={(hex) => recolor({ hex })}
        />
        {editing === id ? (
          <NameField label="Group name" name={title} onDone={rename} />
        ) : (
          <h2
            className={styles.title}
            title={title}
            onDoubleClick={() => {
              if (readOnly === null) edit(id);
            }}
          >
            {title}
          </h2>
        )}
        <span className={styles.count} title={tags.length === 1 ? '1 tag' : `${tags.length} tags`}>
          {tags.length}
        </span>
        {!sending && <MenuButton label={`More for the group ${title}`} entries={groupMenu(board, group)} />}
      </div>
      {rendered && <ColumnCards group={group} />}
      {rendered && !sending && <AddTag group={group} />}
    </section>
  );
}

/** Creates one tag after another without leaving the keyboard. */
function AddTag({ group: { id, title } }: { group: TagGroupView }) {
  const { readOnly, arrange } = useBoard();
  const [adding, setAdding] = useState(false);
  if (!adding) {
    return (
      <div className={styles.add}>
        <DisabledReason reason={readOnly}>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            fullWidth
            justify="flex-start"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add a tag
          </Button>
        </DisabledReason>
      </div>
    );
  }
  const done = (name: string | null) => {
    if (name === null) return setAdding(false);
    void arrange({ do: 'createTag', tagGroupId: id, title: name });
  };
  return (
    <div className={styles.adding}>
      <NameField label={`New tag in ${title}`} placeholder="Tag name, then Enter" again onDone={done} />
    </div>
  );
}

function putGroup({ boards, groups, arrange }: BoardState, groupId: string, beforeId: string | null): void {
  const group = groupsOf(boards).find(({ id }) => id === groupId);
  const tagBoardId = groups[0]?.tagBoardId;
  if (group && tagBoardId !== undefined && beforeId !== groupId)
    void arrange({ do: 'moveGroup', tagGroupId: groupId, title: group.title, tagBoardId, beforeTagGroupId: beforeId });
}

function groupMenu(board: BoardState, { id, title, tagBoardId }: TagGroupView): MenuEntry[] {
  const { groups, boards, readOnly, arrange } = board;
  const at = groups.findIndex((group) => group.id === id);
  const locked = groups[at]?.tags.find((tag) => tag.locked);
  const home = boards.find((board) => board.id === tagBoardId)?.projectId;
  return [
    { label: 'Rename', icon: Pencil, run: () => board.edit(id), disabledReason: readOnly },
    {
      label: 'Move left',
      icon: ArrowLeft,
      run: () => putGroup(board, id, groups[at - 1]?.id ?? null),
      disabledReason: readOnly ?? (at === 0 ? 'Already first' : null),
      apart: true,
    },
    {
      label: 'Move right',
      icon: ArrowRight,
      run: () => putGroup(board, id, groups[at + 2]?.id ?? null),
      disabledReason: readOnly ?? (at === groups.length - 1 ? 'Already last' : null),
    },
    ...boards
      .filter((other) => other.id !== tagBoardId && other.projectId === home)
      .map((other) => ({
        label: `Move to “${other.title}”`,
        run: () =>
          void arrange({ do: 'moveGroup', tagGroupId: id, title, tagBoardId: other.id, beforeTagGroupId: null }),
        disabledReason: readOnly,
      })),
    ...boards
      .filter((other) => other.id !== tagBoardId)
      .map((other) => ({
        label: `Copy to “${other.title}”`,
        run: () => void arrange({ do: 'copyGroup', tagGroupId: id, tagBoardId: other.id, into: other.title }),
      })),
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      apart: true,
      run: () => void arrange({ do: 'removeGroup', tagGroupId: id, title }),
      disabledReason: readOnly ?? (locked ? `It contains the locked tag “${locked.title}”` : null),
    },
  ];
}
