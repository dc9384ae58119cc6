import { ActionIcon, Button, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFind } from './use-find.ts';
import './found-words.css';
import styles from './find-bar.module.css';

interface Props {
  editor: Editor;
  /** Whether words can be replaced. */
  writing: boolean;
  /** Counts requests to open it; each moves the focus into it. */
  asked: number;
  /** Typed before it was there. */
  sought?: string;
  onClose: () => void;
}

/** Finds words in a text, and replaces them in edit mode. */
export function FindBar({ editor, writing, asked, sought = '', onClose }: Props) {
  const [words, setWords] = useState(() => sought || selectedWords(editor));
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const find = useFind(editor, { words, matchCase, wholeWords });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (asked > 1 || sought === '') input.current?.select();
  }, [asked, sought]);
  const close = () => {
    onClose();
    if (find.chosenMatch) editor.commands.setTextSelection(find.chosenMatch);
    // The view focuses itself only in edit mode.
    editor.view.dom.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') close();
    else if (isFind) input.current?.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const replace = (which: 'all' | 'chosen') => {
    const count = find.replace(which, replacement);
    if (which === 'all') setDone(count === 1 ? '1 replaced' : `${count} replaced`);
  };
  const state =
    done ??
    (words === '' ? '' : find.count === 0 ? 'No matches' : `${find.chosen + 1} of ${find.count.toLocaleString()}`);
  return (
    <div className={styles.bar} role="search" aria-label="Find in the text" onKeyDown={onKeyDown}>
      <div className={styles.line}>
        <TextInput
          ref={input}
          size="xs"
          className={styles.input}
          aria-label="Find"
          placeholder="Find"
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setDone(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            setDone(null);
            find.step(event.shiftKey ? -1 : 1);
          }}
        />
        <span className={styles.count} role="status">
          {state}
        </span>
        <Tool label="Match case" icon={CaseSensitive} on={matchCase} onPress={() => setMatchCase(!matchCase)} />
        <Tool label="Whole words" icon={WholeWord} on={wholeWords} onPress={() => setWholeWords(!wholeWords)} />
        <Tool label="Previous match" icon={ChevronUp} onPress={() => find.step(-1)} />
        <Tool label="Next match" icon={ChevronDown} onPress={() => find.step(1)} />
        <Tool label="Close" icon={X} onPress={close} />
      </div>
      {writing && (
        <div className={styles.line}>
          <TextInput
            size="xs"
            className={styles.input}
            aria-label="Replace with"
            placeholder="Replace with"
            value={replacement}
            onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              replace('chosen');
            }}
          />
          <Button size="compact-xs" variant="default" disabled={find.count === 0} onClick={() => replace('chosen')}>
            Replace
          </Button>
          <Button size="compact-xs" variant="default" disabled={find.count === 0} onClick={() => replace('all')}>
            Replace all
          </Button>
          <VisuallyHidden>Enter replaces the chosen match.</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

function selectedWords({ state: { doc, selection } }: Editor): string {
  const words = doc.textBetween(selection.from, Math.min(selection.to, selection.from + 200), '\n');
  return words.includes('\n') ? '' : words;
}

interface ToolProps {
  label: string;
  icon: LucideIcon;
  on?: boolean;
  onPress: () => void;
}

function Tool({ label, icon: Icon, on, onPress }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size="sm"
        aria-label={label}
        aria-pressed={on}
        data-on={on || undefined}
        className={styles.tool}
        onClick={onPress}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
