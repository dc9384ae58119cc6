import { CloseButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './search-field.module.css';

interface Props {
  words: string;
  /** Said a moment after the last key. */
  onWords: (words: string) => void;
  /** Into the results. */
  onDown: () => void;
  /** For what is typed now, also before it was said. */
  onEnter: (words: string, asPage: boolean) => void;
  invalid?: boolean;
}

const PAUSE_MS = 120;

/** What one looks for. What stands in the address wins when it was changed from elsewhere. */
export function SearchField({ words, onWords, onDown, onEnter, invalid = false }: Props) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [said, setSaid] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  if (known !== words) {
    setKnown(words);
    // The echo of what was said here must not take back what was typed since.
    if (words !== said) setTyped(words);
  }
  const say = useRef(onWords);
  useEffect(() => {
    say.current = onWords;
  });
  // A blank at the end stays: it says that the last word is finished.
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
