import type { CanvasCard } from '@evident/domain/canvas';
import { Button } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Item } from '../../kernel/peek/peek.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { useWholeScreen } from '../../ui/layout/use-whole-screen.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { AboutPanel } from './about-panel.tsx';
import { CanvasActionsProvider, type CanvasActions } from './canvas-context.ts';
import { CanvasOutline } from './canvas-outline.tsx';
import { CanvasSurface, GRID } from './canvas-surface.tsx';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { freeInStaging, withMembers } from './canvas-edits.ts';
import { ClusterPanel } from './cluster-panel.tsx';
import { exportPdf, exportPng, exportSvg } from './export-canvas.ts';
import { GroupMenu } from './group-menu.tsx';
import type { PlacedProposal } from './place-proposal.ts';
import { SideList } from './side-list.tsx';
import type { CanvasSession } from './use-canvas-session.ts';
import { useOwnSteps } from './use-own-steps.ts';
import { useCanvasEditing } from './use-canvas-editing.ts';
import { useCanvasKeys, usePaste } from './use-canvas-keys.ts';
import { useNewPlace } from './use-new-place.ts';
import styles from './canvas.module.css';

const NONE: ReadonlySet<string> = new Set();

/** The surface of a canvas with its toolbar, lists and keys. */
export function CanvasBoard({ view: given, change, live, readOnly }: CanvasSession & { readOnly: string | null }) {
  /** Cards that a reader expanded; only they see it. */
  const [opened, setOpened] = useState<string[] | null>(null);
  const view = useMemo(
    () => (readOnly !== null && opened ? { ...given, expanded: opened } : given),
    [given, readOnly, opened],
  );
  const [chosen, setSelected] = useState(NONE);
  const [search, setSearch] = useState('');
  const [panel, setPanel] = useState<'add' | 'cluster' | 'about' | null>(null);
  const [isList, setList] = useState(false);
  const [proposed, setProposed] = useState<readonly PlacedProposal[]>([]);
  const area = useRef<HTMLDivElement>(null);
  const peek = usePeek();
  const there = useMemo(() => new Set(view.objects.map(({ id }) => id)), [view.objects]);
  const selected = useMemo(
    () => ([...chosen].every((id) => there.has(id)) ? chosen : new Set([...chosen].filter((id) => there.has(id)))),
    [chosen, there],
  );
  const editing = useCanvasEditing(view, change, setSelected);
  const center = useNewPlace(area, view, GRID);
  const [isWhole, toggleWhole] = useWholeScreen();
  const dragged = useRef<readonly CanvasCard[]>([]);
  const actions = useMemo<CanvasActions>(
    () => ({
      change,
      toggleExpanded: (id) => {
        const expanded = view.expanded.includes(id)
          ? view.expanded.filter((one) => one !== id)
          : [...view.expanded, id];
        if (readOnly === null) change({ label: 'Changed a card', change: { expanded } });
        else setOpened(expanded);
      },
      open: ({ type, id, noteId }) => {
        const item: Item =
          type === 'highlight' && noteId !== null
            ? { kind: 'note', id: noteId, place: `highlight-${id}` }
            : { kind: type === 'insight' ? 'insight' : 'note', id };
        if (view.section.peekMode) peek.open(item);
        else peek.openAsPage(item);
      },
    }),
    [change, readOnly, view.expanded, view.section.peekMode, peek],
  );
  const steps = useOwnSteps(live);
  useCanvasKeys({ readOnly: readOnly !== null, view, selected, setSelected, editing, center });
  usePaste(area, readOnly === null, (text) => editing.paste(text, center()));
  const fixed = readOnly !== null;
  /** Where cards from the list appear. */
  const addingPlace = () => (view.staging ? freeInStaging(view) : center());
  return (
    <CanvasActionsProvider value={actions}>
      <div className={styles.screen} data-whole={isWhole || undefined}>
        <div className={styles.main}>
          <CanvasToolbar
            view={view}
            selected={selected}
            readOnly={readOnly}
            editing={editing}
            steps={steps}
            center={center}
            search={search}
            onSearch={setSearch}
            side={panel === 'add'}
            onSide={() => setPanel(panel === 'add' ? null : 'add')}
            onAbout={() => setPanel(panel === 'about' ? null : 'about')}
            about={panel === 'about'}
            whole={isWhole}
            onWhole={toggleWhole}
            list={isList}
            onList={() => setList(!isList)}
          >
            <Button
              size="xs"
              variant={panel === 'cluster' ? 'light' : 'default'}
              aria-pressed={panel === 'cluster'}
              leftSection={<Sparkles size={14} aria-hidden />}
              onClick={() => setPanel(panel === 'cluster' ? null : 'cluster')}
            >
              Cluster
            </Button>
            <GroupMenu view={view} selected={selected} readOnly={readOnly} editing={editing} />
            <MenuButton
              label="Export"
              entries={[
                { label: 'PNG image', run: () => void exportPng(view) },
                { label: 'SVG image', run: () => exportSvg(view) },
                { label: 'PDF', run: () => exportPdf(view) },
              ]}
            >
              <Button size="xs" variant="default">
                Export
              </Button>
            </MenuButton>
          </CanvasToolbar>
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
                live={live}
                onRemove={() => editing.remove(selected)}
                proposed={proposed}
                onDropCards={(ids, at) =>
                  editing.add(
                    dragged.current.filter(({ id }) => ids.includes(id)),
                    at,
                  )
                }
              />
            )}
            {view.objects.length + proposed.length === 0 && !isList && (
              <p className={styles.empty}>
                {fixed ? 'Nothing is on this canvas yet.' : 'Add cards from the list, write a text, or paste one.'}
              </p>
            )}
          </div>
        </div>
        {panel === 'cluster' && (
          <ClusterPanel
            view={view}
            chosen={withMembers(view, selected).flatMap(({ highlightIds = [] }) => highlightIds)}
            readOnly={fixed}
            change={change}
            onPreview={setProposed}
            onClose={() => setPanel(null)}
          />
        )}
        {panel === 'about' && (
          <AboutPanel view={view} readOnly={fixed} change={change} onClose={() => setPanel(null)} />
        )}
        {panel === 'add' && (
          <SideList
            view={view}
            readOnly={fixed}
            change={change}
            onAdd={(cards) => editing.add(cards, addingPlace())}
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
