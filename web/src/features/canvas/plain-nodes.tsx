import { CANVAS_TEXT_MAX } from '@evident/domain/canvas';
import { TITLE_MAX } from '@evident/domain/kernel';
import { NodeResizer, type NodeProps, type OnResizeEnd } from '@xyflow/react';
import { Lock } from 'lucide-react';
import { memo, useState } from 'react';
import { draftOf, endField, keepDraft } from '../../kernel/keys/begun.ts';
import { toItsEnd, useKeptField } from './use-kept-field.ts';
import { useCanvasActions } from './canvas-context.ts';
import type { ObjectNode } from './to-nodes.ts';
import styles from './nodes.module.css';

function Resizer({ data, selected, label }: Pick<NodeProps<ObjectNode>, 'data' | 'selected'> & { label: string }) {
  const { change } = useCanvasActions();
  const { object } = data;
  const isText = object.type === 'text';
  const onResizeEnd: OnResizeEnd = (_, { x, y, width, height }) => {
    change({
      label: `Resized ${label}`,
      change: {
        // Groups and free objects only: resizing within a group reports places relative to it.
        objects: [
          {
            id: object.id,
            ...(object.groupId === undefined && { x, y }),
            width: Math.max(1, Math.round(width)),
            ...(!isText && { height: Math.max(1, Math.round(height)) }),
          },
        ],
      },
    });
  };
  return (
    <NodeResizer
      isVisible={Boolean(selected) && !data.readOnly && !object.locked}
      minWidth={60}
      minHeight={isText ? 24 : 40}
      onResizeEnd={onResizeEnd}
    />
  );
}

/** A named area that cards move with. */
export const GroupNode = memo(function GroupNode({ data, selected }: NodeProps<ObjectNode>) {
  const { object, readOnly, matched } = data;
  const { change } = useCanvasActions();
  const [draft] = useState(() => draftOf(object.id));
  useKeptField(object.id);
  const rename = (title: string) => {
    endField();
    if (title !== object.title) change({ label: 'Renamed a group', change: { objects: [{ id: object.id, title }] } });
  };
  return (
    <div className={styles.group} data-hue={object.color ?? 'grey'} data-selected={selected} data-matched={matched}>
      <Resizer data={data} selected={selected} label="a group" />
      <div className={styles.groupHead}>
        {readOnly || object.locked ? (
          <strong dir="auto">{object.title || 'Untitled group'}</strong>
        ) : (
          <input
            key={object.title}
            data-naming={draft !== null || undefined}
            className={`${styles.groupTitle} nodrag`}
            aria-label="Title of the group"
            placeholder="Untitled group"
            maxLength={TITLE_MAX}
            defaultValue={draft || object.title}
            dir="auto"
            autoFocus={draft !== null}
            {...(draft && { onFocus: toItsEnd })}
            onInput={({ currentTarget }) => keepDraft(object.id, currentTarget.value)}
            onBlur={({ currentTarget }) => rename(currentTarget.value.trim())}
            onKeyDown={(event) => {
              event.stopPropagation();
              if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        )}
        {object.locked && <Lock size={12} aria-label="Locked" />}
      </div>
    </div>
  );
});

/** Free text. Double-click or Enter edits it. */
export const TextNode = memo(function TextNode({ data, selected }: NodeProps<ObjectNode>) {
  const { object, readOnly, matched } = data;
  const { change } = useCanvasActions();
  const [draft] = useState(() => draftOf(object.id));
  const [editing, setEditing] = useState(draft !== null);
  useKeptField(object.id);
  const isFixed = readOnly || object.locked;
  const save = (text: string) => {
    setEditing(false);
    endField();
    if (text !== object.text) change({ label: 'Edited a text', change: { objects: [{ id: object.id, text }] } });
  };
  return (
    <div
      className={styles.text}
      data-format={object.textFormat ?? 'PARAGRAPH'}
      data-hue={object.color}
      data-selected={selected}
      data-matched={matched}
      onDoubleClick={() => setEditing(!isFixed)}
    >
      <Resizer data={data} selected={selected} label="a text" />
      {(editing || object.text === '') && !isFixed ? (
        <textarea
          className={`${styles.textField} nodrag nowheel`}
          aria-label="Text"
          placeholder="Write something"
          maxLength={CANVAS_TEXT_MAX}
          data-naming={editing || undefined}
          defaultValue={draft || object.text}
          dir="auto"
          autoFocus={editing}
          {...(draft && { onFocus: toItsEnd })}
          onInput={({ currentTarget }) => keepDraft(object.id, currentTarget.value)}
          onBlur={({ currentTarget }) => save(currentTarget.value)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      ) : (
        <p dir="auto">{object.text}</p>
      )}
    </div>
  );
});

export const RectangleNode = memo(function RectangleNode({ data, selected }: NodeProps<ObjectNode>) {
  return (
    <div className={styles.rectangle} data-hue={data.object.color ?? 'grey'} data-selected={selected}>
      <Resizer data={data} selected={selected} label="a rectangle" />
    </div>
  );
});
