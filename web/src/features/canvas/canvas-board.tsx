import type { CanvasCard, CanvasView } from '@evident/domain/canvas';
import { useReactFlow } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { CanvasActionsProvider, type CanvasActions } from './canvas-context.ts';
import { CanvasOutline } from './canvas-outline.tsx';
import { CanvasSurface, GRID } from './canvas-surface.tsx';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { SideList } from './side-list.tsx';
import { useCanvasChanges } from './use-canvas-changes.ts';
import { useCanvasEditing, type CanvasEditing } from './use-canvas-editing.ts';
import styles from './canvas.module.css';

const NONE: ReadonlySet<string> = new Set();

/** The surface of a canvas with its toolbar, lists and keys. */
export function CanvasBoard({ view, readOnly }: { view: CanvasView; readOnly: string | null }) {
  const [chosen, setSelected] = useState(NONE);
  const [search, setSearch] = useState('');
  const [panel, setPanel] = useState<'add' | null>(null);
  const [isList, setList] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const flow = useReactFlow();
  const peek = usePeek();
  const change = useCanvasChanges(view.id);
  const there = useMemo(() => new Set(view.objects.map(({ id }) => id)), [view.objects]);
  const selected = useMemo(
    () => ([...chosen].every((id) => there.has(id)) ? chosen : new Set([...chosen].filter((id) => there.has(id)))),
    [chosen, there],
  );
  const editing = useCanvasEditing(view, change, setSelected);
  const center = useCallback(() => {
    const { left = 0, top = 0, width = 0, height = 0 } = area.current?.getBoundingClientRect() ?? {};
    const { x, y } = flow.screenToFlowPosition({ x: left + width / 2, y: top + height / 2 });
    return { x: Math.round(x / GRID) * GRID - 120, y: Math.round(y / GRID) * GRID - 60 };
  }, [flow]);
  const dragged = useRef<readonly CanvasCard[]>([]);
  const actions = useMemo<CanvasActions>(
    () => ({
      change,
      toggleExpanded: (id) =>
        change({
          label: 'Changed a card',
          change: {
            expanded: view.expanded.includes(id) ? view.expanded.filter((one) => one !== id) : [...view.expanded, id],
          },
        }),
      open: ({ type, id, noteId }) =>
        peek.open(
          type === 'highlight' && noteId !== null
            ? { kind: 'note', id: noteId, place: `highlight-${id}` }
            : { kind: type === 'insight' ? 'insight' : 'note', id },
        ),
    }),
    [change, view.expanded, peek],
  );
  useCanvasKeys({ readOnly: readOnly !== null, view, selected, setSelected, editing, center });
  usePaste(area, readOnly === null, (text) => editing.paste(text, center()));
  const fixed = readOnly !== null;
  return (
    <CanvasActionsProvider value={actions}>
      <div className={styles.screen}>
        <div className={styles.main}>
          <CanvasToolbar
            view={view}
            selected={selected}
            readOnly={readOnly}
            editing={editing}
            center={center}
            search={search}
            onSearch={setSearch}
            side={panel === 'add'}
            onSide={() => setPanel(panel === 'add' ? null : 'add')}
            list={isList}
            onList={() => setList(!isList)}
          />
          <div ref={area} className={styles.main}>
            {isList ? (
              <CanvasOutline
                view={view}
                readOnly={fixed}
                selected={selected}
                onSelect={setSelected}
                onMove={editing.toGroup}
                onRemove={editing.remove}
              />
            ) : (
              <CanvasSurface
                view={view}
                readOnly={fixed}
                search={search.trim()}
                selected={selected}
                onSelect={setSelected}
                change={change}
                onRemove={() => editing.remove(selected)}
                onDropCards={(ids, at) =>
                  editing.add(
                    dragged.current.filter(({ id }) => ids.includes(id)),
                    at,
                  )
                }
              />
            )}
            {view.objects.length === 0 && !isList && (
              <p className={styles.empty}>
                {fixed ? 'Nothing is on this canvas yet.' : 'Add cards from the list, write a text, or paste one.'}
              </p>
            )}
          </div>
        </div>
        {panel === 'add' && (
          <SideList
            view={view}
            readOnly={fixed}
            onAdd={(cards) => editing.add(cards, center())}
            onDrag={(cards) => {
              dragged.current = cards;
            }}
            onClose={() => setPanel(null)}
          />
        )}
      </div>
    </CanvasActionsProvider>
  );
}

interface Keyed {
  readOnly: boolean;
  view: CanvasView;
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  editing: CanvasEditing;
  center: () => { x: number; y: number };
}

function useCanvasKeys({ readOnly, view, selected, setSelected, editing, center }: Keyed): void {
  const group = 'Canvas';
  useKeys([
    {
      keys: 'mod+a',
      label: 'Select all',
      group,
      run: () => setSelected(new Set(view.objects.map(({ id }) => id))),
    },
  ]);
  useKeys(
    [
      { keys: 't', label: 'Add text', group, run: () => editing.addText(center()) },
      { keys: 'r', label: 'Add a rectangle', group, run: () => editing.addRectangle(center()) },
      { keys: 'mod+g', label: 'Group the selection', group, run: () => editing.group(selected) },
      { keys: 'mod+d', label: 'Duplicate', group, run: () => editing.duplicate(selected) },
      { keys: ']', label: 'Bring to front', group, run: () => editing.stack(selected, 'front') },
      { keys: '[', label: 'Send to back', group, run: () => editing.stack(selected, 'back') },
      { keys: 'l', label: 'Lock or unlock', group, run: () => editing.lock(selected) },
    ],
    !readOnly,
  );
}

/** Text pasted outside fields becomes cards. */
function usePaste(area: React.RefObject<HTMLElement | null>, enabled: boolean, onText: (text: string) => void): void {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: ClipboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, [contenteditable="true"], [role="dialog"]')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '' || !area.current) return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [area, enabled]);
}
