import { type CanvasObjectView, type CanvasView, cardsOf } from '@evident/domain/canvas';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { nameOf } from './to-nodes.ts';
import styles from './canvas.module.css';

interface Props {
  view: CanvasView;
  readOnly: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onMove: (objectId: string, groupId: string | null) => void;
  onRemove: (ids: ReadonlySet<string>) => void;
}

/** The canvas as a list: groups with their members, from top to bottom. Everything can be selected, moved and removed. */
export function CanvasOutline({ view, readOnly, selected, onSelect, onMove, onRemove }: Props) {
  const cards = new Map(view.cards.map((card) => [card.id, card]));
  const ordered = [...view.objects].sort((one, other) => one.y - other.y || one.x - other.x);
  const groups = ordered.filter(({ type }) => type === 'group');
  const free = ordered.filter(({ type, groupId }) => type !== 'group' && groupId === undefined);
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const row = (object: CanvasObjectView) => {
    const name = nameOf(object, cardsOf(object, cards));
    return (
      <span className={styles.outlineItem}>
        <Checkbox
          size="xs"
          label={name}
          checked={selected.has(object.id)}
          onChange={() => toggle(object.id)}
          styles={{ label: { unicodeBidi: 'plaintext' } }}
        />
        {!readOnly && !object.locked && (
          <>
            {object.type !== 'group' && (
              <NativeSelect
                size="xs"
                aria-label={`Group of ${name}`}
                value={object.groupId ?? ''}
                data={[
                  { value: '', label: 'No group' },
                  ...groups.map(({ id, title }) => ({ value: id, label: title || 'Untitled group' })),
                ]}
                onChange={({ currentTarget }) => onMove(object.id, currentTarget.value || null)}
              />
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              color="danger"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(new Set([object.id]))}
            >
              Remove
            </Button>
          </>
        )}
      </span>
    );
  };
  return (
    <nav className={styles.outline} aria-label="Objects on the canvas">
      {view.objects.length === 0 && <p className={styles.faint}>Nothing is on the canvas yet.</p>}
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            {row(group)}
            <ul>
              {ordered
                .filter(({ groupId }) => groupId === group.id)
                .map((member) => (
                  <li key={member.id}>{row(member)}</li>
                ))}
            </ul>
          </li>
        ))}
        {free.map((object) => (
          <li key={object.id}>{row(object)}</li>
        ))}
      </ul>
    </nav>
  );
}
