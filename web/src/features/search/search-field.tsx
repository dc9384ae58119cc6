import { CloseButton, VisuallyHidden } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { SuggestionList, suggestionId } from './suggestion-list.tsx';
import { useCompletion } from './use-completion.ts';
import styles from './search-field.module.css';

interface Props {
  text: string;
  /** Called with a debounce after the last key. */
  onText: (text: string) => void;
  /** Moves the focus to the results. */
  onDown: () => void;
  /** Called with the current input, without waiting for the debounce. */
  onEnter: (text: string, asPage: boolean) => void;
  invalid?: boolean;
}

const PAUSE_MS = 120;

/** The search field. Completes the values of typed filters. Changes of the URL from elsewhere override the input. */
export function SearchField({ text, onText, onDown, onEnter, invalid = false }: Props) {
  const { typed, setTyped, wanted } = useDebouncedText(text, onText);
  const field = useRef<HTMLInputElement>(null);
  const { suggestions, active, step, choose, follow, close } = useCompletion(field, typed, setTyped);
  const list = useId();
  const isOpen = suggestions.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && ['ArrowDown', 'ArrowUp'].includes(event.key)) step(event.key === 'ArrowDown' ? 1 : -1);
    else if (
      isOpen &&
      (event.key === 'Tab' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)) &&
      !event.shiftKey
    )
      choose(suggestions[active]!);
    else if (isOpen && event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') onDown();
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
        placeholder="Words, “phrases”, or filters such as tag:onboarding"
        value={typed}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? suggestionId(list, active) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onSelect={({ currentTarget }) => follow(currentTarget.selectionStart)}
        onBlur={close}
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
      {isOpen && <SuggestionList id={list} suggestions={suggestions} active={active} onChoose={choose} />}
      <VisuallyHidden role="status">
        {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </VisuallyHidden>
    </div>
  );
}

/** The input, ahead of the address. */
function useDebouncedText(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const [said, setSaid] = useState(text);
  if (known !== text) {
    setKnown(text);
    // Ignores the echo of its own update, which must not overwrite newer input.
    if (text !== said) setTyped(text);
  }
  const say = useRef(onText);
  useEffect(() => {
    say.current = onText;
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
  return { typed, setTyped, wanted };
}
