import { type KeyboardEvent, type RefObject } from 'react';

/** Arrow keys move from the search field through the results and back. */
export function useResultKeys(list: RefObject<HTMLElement | null>) {
  const links = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])];
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = links().indexOf(document.activeElement as HTMLElement);
    if (event.defaultPrevented || step === undefined || at < 0) return;
    event.preventDefault();
    const next = at + step < 0 ? document.querySelector<HTMLElement>('[data-search-field]') : links()[at + step];
    next?.focus();
  };
  return { links, onArrow };
}
