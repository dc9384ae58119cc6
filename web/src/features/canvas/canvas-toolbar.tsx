import { type CanvasView, TEXT_FORMATS } from '@evident/domain/canvas';
import { HUES } from '@evident/domain/kernel';
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import {
  AlignStartVertical,
  BringToFront,
  Copy,
  Group as GroupIcon,
  Inbox,
  Info,
  List,
  type LucideIcon,
  Maximize2,
  Minimize2,
  PanelRight,
  Redo2,
  Square,
  Trash2,
  Type,
  Undo2,
  Ungroup as UngroupIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { CanvasEditing } from './use-canvas-editing.ts';
import type { NewPlace } from './use-new-place.ts';
import type { OwnSteps } from './use-own-steps.ts';
import styles from './canvas.module.css';

interface Props {
  view: CanvasView;
  selected: ReadonlySet<string>;
  readOnly: string | null;
  editing: CanvasEditing;
  /** Null where the app undoes. */
  steps?: OwnSteps | null;
  /** Where new objects appear. */
  center: NewPlace;
  search: string;
  onSearch: (search: string) => void;
  side: boolean;
  onSide: () => void;
  about?: boolean;
  onAbout?: () => void;
  whole: boolean;
  onWhole: () => void;
  list: boolean;
  onList: () => void;
  /** Clusters, exports and actions of groups. */
  children?: ReactNode;
}

const FORMATS = { PARAGRAPH: 'Paragraph', H1: 'Heading 1', H2: 'Heading 2', H3: 'Heading 3' } as const;

/** Buttons to add objects and to change the selection. */
export function CanvasToolbar(props: Props) {
  const { view, selected, readOnly, editing, steps, center, search, onSearch, side, onSide, list, onList, children } =
    props;
  const { about = false, onAbout, whole, onWhole } = props;
  const none = readOnly ?? (selected.size === 0 ? 'Select something first' : null);
  const few = (least: number) => readOnly ?? (selected.size < least ? `Select at least ${least} objects` : null);
  const chosen = view.objects.filter(({ id }) => selected.has(id));
  const hasText = chosen.some(({ type }) => type === 'text');
  const hasHue = hasText || chosen.some(({ type }) => type === 'group' || type === 'rectangle');
  const hasGroup = chosen.some(({ type }) => type === 'group');
  const alignments: MenuEntry[] = [
    ...(
      [
        ['Align left', 'left'],
        ['Align center', 'center'],
        ['Align right', 'right'],
        ['Align top', 'top'],
        ['Align middle', 'middle'],
        ['Align bottom', 'bottom'],
      ] as const
    ).map(([label, to]) => ({ label, disabledReason: few(2), run: () => editing.align(selected, to) })),
    {
      label: 'Distribute horizontally',
      apart: true,
      disabledReason: few(3),
      run: () => editing.distribute(selected, 'x'),
    },
    { label: 'Distribute vertically', disabledReason: few(3), run: () => editing.distribute(selected, 'y') },
    { label: 'Arrange in columns', disabledReason: few(2), run: () => editing.arrange(selected) },
  ];
  const look: MenuEntry[] = [
    { label: 'Bring to front', keys: ']', disabledReason: none, run: () => editing.stack(selected, 'front') },
    { label: 'Send to back', keys: '[', disabledReason: none, run: () => editing.stack(selected, 'back') },
    {
      label: chosen.length > 0 && chosen.every(({ locked }) => locked) ? 'Unlock' : 'Lock',
      keys: 'l',
      disabledReason: none,
      run: () => editing.lock(selected),
    },
    ...TEXT_FORMATS.map((format, at) => ({
      label: FORMATS[format],
      apart: at === 0,
      disabledReason: readOnly ?? (hasText ? null : 'Select a text'),
      run: () => editing.format(selected, format),
    })),
    ...HUES.map((hue, at) => ({
      label: hue[0]!.toUpperCase() + hue.slice(1),
      apart: at === 0,
      disabledReason: readOnly ?? (hasHue ? null : 'Select a group, text or rectangle'),
      run: () => editing.color(selected, hue),
    })),
  ];
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Canvas">
      {steps && (
        <>
          <Tool
            label="Undo"
            keys="mod+z"
            icon={Undo2}
            reason={steps.undo ? null : 'Nothing of yours to undo'}
            run={() => steps.undo?.()}
          />
          <Tool
            label="Redo"
            keys="mod+shift+z"
            icon={Redo2}
            reason={steps.redo ? null : 'Nothing to redo'}
            run={() => steps.redo?.()}
          />
          <span className={styles.line} />
        </>
      )}
      <Tool label="Add text" keys="t" icon={Type} reason={readOnly} run={() => editing.addText(center())} />
      <Tool
        label="Add a rectangle"
        keys="r"
        icon={Square}
        reason={readOnly}
        run={() => editing.addRectangle(center('rectangle'))}
      />
      <Tool
        label={view.staging ? 'Remove the staging area' : 'Add a staging area'}
        icon={Inbox}
        reason={readOnly}
        pressed={view.staging !== null}
        run={() => editing.stage(view.staging ? null : center('staging'))}
      />
      <span className={styles.line} />
      <Tool
        label={selected.size > 0 ? 'Group the selection' : 'Add a group'}
        word="Group"
        keys={selected.size > 0 ? 'mod+g' : undefined}
        icon={GroupIcon}
        reason={readOnly}
        run={() => (selected.size > 0 ? editing.group(selected) : editing.addGroup(center('group')))}
      />
      <Tool
        label="Ungroup"
        icon={UngroupIcon}
        reason={readOnly ?? (hasGroup ? null : 'Select a group')}
        run={() => editing.ungroup(selected)}
      />
      <MenuButton label="Align and distribute" entries={alignments}>
        <ActionIcon variant="subtle" color="gray" aria-label="Align and distribute">
          <AlignStartVertical size={16} aria-hidden />
        </ActionIcon>
      </MenuButton>
      <MenuButton label="Order and look" entries={look}>
        <ActionIcon variant="subtle" color="gray" aria-label="Order and look">
          <BringToFront size={16} aria-hidden />
        </ActionIcon>
      </MenuButton>
      <Tool label="Duplicate" keys="mod+d" icon={Copy} reason={none} run={() => editing.duplicate(selected)} />
      <Tool
        label="Remove from the canvas"
        keys="Delete"
        icon={Trash2}
        reason={none}
        run={() => editing.remove(selected)}
      />
      <span className={styles.line} />
      {children}
      <TextInput
        size="xs"
        className={styles.search}
        aria-label="Search the canvas"
        placeholder="Search the canvas"
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {onAbout && <Tool label="About the canvas" icon={Info} reason={null} pressed={about} run={onAbout} />}
      <Tool label="Show as a list" icon={List} reason={null} pressed={list} run={onList} />
      <Tool
        label={whole ? 'Leave full screen' : 'Full screen'}
        icon={whole ? Minimize2 : Maximize2}
        reason={null}
        pressed={whole}
        run={onWhole}
      />
      <Button
        className={styles.cards}
        size="xs"
        variant={side ? 'light' : 'default'}
        aria-pressed={side}
        leftSection={<PanelRight size={14} aria-hidden />}
        onClick={onSide}
      >
        Add cards
      </Button>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** Shown next to the icon. */
  word?: string;
  keys?: string | undefined;
  icon: LucideIcon;
  reason: string | null;
  pressed?: boolean;
  run: () => void;
}

function Tool({ label, word, keys, icon: Icon, reason, pressed, run }: ToolProps) {
  return (
    <Tooltip label={reason ?? (keys ? `${label} (${keys})` : label)} openDelay={400}>
      <ActionIcon
        variant={pressed ? 'light' : 'subtle'}
        color="gray"
        className={word && styles.worded}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={reason !== null}
        data-disabled={reason !== null || undefined}
        onClick={() => {
          if (reason === null) run();
        }}
      >
        <Icon size={16} aria-hidden />
        {word && <span className={styles.word}>{word}</span>}
      </ActionIcon>
    </Tooltip>
  );
}
