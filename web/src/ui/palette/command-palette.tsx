import { Modal, VisuallyHidden } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { palette, useRegisteredCommands, type Command } from '../../kernel/commands/use-commands.ts';
import { bestFirst } from '../../kernel/commands/match.ts';
import { KeyHint } from '../key-hint.tsx';
import { CommandRow } from './command-row.tsx';
import { useFound } from './use-found.ts';
import styles from './command-palette.module.css';

/** Command palette (Ctrl/⌘ K): runs commands and finds items. */
export function CommandPalette() {
  const open = palette.useIsOpen();
  useRestoredFocus(open);
  return (
    <Modal.Root
      opened={open}
      onClose={palette.close}
      closeOnEscape={false}
      lockScroll={false}
      returnFocus={false}
      padding={0}
      size={640}
      yOffset="12vh"
      centered={false}
      classNames={{ body: styles.palette }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Commands and search">
        <Modal.Body>{open && <Palette />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Returns the focus after closing, unless the command moved it, such as into a name field. */
function useRestoredFocus(open: boolean): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement;
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      if ((now === document.body || now?.matches('[data-palette-field]')) && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}

function Palette() {
  const [typed, setTyped] = useState('');
  /** Enter was pressed for this query. */
  const [entered, setEntered] = useState<{ typed: string; inPeek: boolean } | null>(null);
  const [at, setAt] = useState(0);
  const list = useId();
  const { commands, sources } = useRegisteredCommands();
  const { found, busy, failed } = useFound(sources, typed);
  const rows = useMemo(() => grouped(onceEach([...bestFirst(commands, typed), ...found])), [commands, typed, found]);
  const chosen = rows[Math.min(at, rows.length - 1)];
  const run = (command: Command | undefined, inPeek: boolean) => {
    if (!command || command.disabledReason) return;
    palette.close();
    (inPeek && command.openInPeek ? command.openInPeek : command.run)();
  };
  // Enter applies to the typed query, so it waits until that query's results have loaded.
  const early = (busy || sources.length === 0) && (chosen === undefined || found.includes(chosen));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs after every render until the entry has been handled
  useEffect(() => {
    if (entered?.typed !== typed || early) return;
    setEntered(null);
    run(chosen, entered.inPeek);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      setAt((before) => (Math.min(before, rows.length - 1) + step + rows.length) % Math.max(rows.length, 1));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) setEntered({ typed, inPeek: event.shiftKey });
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.field}>
        <Search size={16} aria-hidden />
        <input
          data-autofocus
          data-palette-field
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={chosen && `${list}-${rows.indexOf(chosen)}`}
          aria-label="Type a command or search"
          placeholder="Type a command or search…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul id={list} role="listbox" aria-label="Commands" className={styles.list}>
        {rows.map((command, row) => (
          <CommandRow
            key={command.id}
            id={`${list}-${row}`}
            command={command}
            heading={rows[row - 1]?.group === command.group ? null : command.group}
            chosen={command === chosen}
            onPoint={() => setAt(row)}
            onRun={(inPeek) => run(command, inPeek)}
          />
        ))}
      </ul>
      {rows.length === 0 && !busy && !failed && <p className={styles.nothing}>Nothing matches “{typed}”.</p>}
      {failed && !busy && (
        <p className={styles.nothing} role="alert">
          The search gave no answer, so only commands are shown. Your text is kept. Keep typing to search again.
        </p>
      )}
      {chosen?.openInPeek && (
        <p className={styles.ways}>
          <span>
            Open <KeyHint keys="Enter" />
          </span>
          <span>
            Open in side panel <KeyHint keys="shift+Enter" />
          </span>
        </p>
      )}
      <VisuallyHidden role="status">{busy ? 'Searching' : `${rows.length} results`}</VisuallyHidden>
    </>
  );
}

/** Removes duplicates from several sources; the first wins. */
function onceEach(commands: readonly Command[]): Command[] {
  const seen = new Set<string>();
  return commands.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Sorts groups by their best row; rows keep their order. */
function grouped(commands: readonly Command[]): Command[] {
  return [...Map.groupBy(commands, ({ group }) => group).values()].flat();
}
