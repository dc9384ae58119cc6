import { completed, valueAt } from '@evident/domain/typed-query';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useSuggestions } from './use-suggestions.ts';

/** Suggestions for the value at the caret. The first one is active. */
export function useCompletion(
  field: RefObject<HTMLInputElement | null>,
  typed: string,
  setTyped: (text: string) => void,
) {
  const [caret, setCaret] = useState<number | null>(null);
  const [moveTo, setMoveTo] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [stepped, setStepped] = useState({ typed, by: 0 });
  const value = caret === null || closedAt === typed ? null : valueAt(typed, caret);
  const suggestions = useSuggestions(value);
  const active = Math.min(stepped.typed === typed ? stepped.by : 0, Math.max(0, suggestions.length - 1));
  useLayoutEffect(() => {
    if (moveTo === null) return;
    field.current?.setSelectionRange(moveTo, moveTo);
    // oxlint-disable-next-line react/set-state-in-effect -- the caret is moved once
    setMoveTo(null);
  }, [field, moveTo]);
  return {
    suggestions,
    active,
    step: (by: number) => setStepped({ typed, by: (active + by + suggestions.length) % suggestions.length }),
    choose: (suggestion: string) => {
      if (value === null) return;
      const after = completed(typed, value, suggestion);
      setTyped(after.text);
      setCaret(after.caret);
      setMoveTo(after.caret);
    },
    follow: setCaret,
    close: () => setClosedAt(typed),
  };
}
