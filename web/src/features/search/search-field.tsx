import { CloseButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './search-field.module.css';

interface Props {
  words: string;
  /** Called with a debounce after the last key. */
  onWords: (words: string) => void;
  /** Moves the focus to the results. */
  onDown: () => void;
  /** Called with the current input, without waiting for the debounce. */
  onEnter: (words: string, asPage: boolean) => void;
  invalid?: boolean;
}

const PAUSE_MS = 120;

/** The search field. Changes of the URL from elsewhere override the input. */
export function SearchField({ words, onWords, onDown, onEnter, invalid = false }: Props) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [said, setSaid] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  if (known !== words) {
    setKnown(words);
    // Ignores the echo of its own update, which must not overwrite newer input.
    if (words !== said) setTyped(words);
  }
  const say = useRef(onWords);
  useEffect(() => {
    say.current = onWords;
  });
  // Keeps a trailing space: it means that the last word is complete.
  const wanted = typed.trimStart().replace(/\s+$/, ' ');
  useEffect(() => {
    if (wanted === known) return undefined;
    const timer = setTimeout(() => {
      setSaid(wanted);
      say.current(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Enter') onEnter(wanted, event.ctrlKey || event.metaKey);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field} role="search">
      <Search size={18} aria-hidden />
      <input
        ref={field}
        type="search"
        data-search-field
        aria-label="Search"
        placeholder="Words, or a “phrase” in quotes"
        value={typed}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <CloseButton
          size="sm"
          aria-label="Clear the search"
          onClick={() => {
            setTyped('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
