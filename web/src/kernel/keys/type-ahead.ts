import type { Press } from './dispatcher.ts';
import { dispatcher, replayed } from './listen.ts';
import { isText } from './targets.ts';

/** A field that has not opened by then does not open: the request failed, or the page was left. */
const LIMIT_MS = 10_000;

interface Wait {
  /** The focus at the action. Keys that it still gets are meant for the new field. */
  readonly from: Element | null;
  readonly listening: AbortController;
  typing: boolean;
}

let wait: Wait | null = null;
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Holds the keys from now until a text field gets the focus, and types them into it. No shortcut runs meanwhile. Call it
 * in the action that opens the field, before the field is there: a request, a chunk or an animation can come first.
 * Returns a function that stops waiting, for when the field will not open. `withEnter` also holds an Enter before any
 * letter, which otherwise is a second press of the button.
 */
export function holdKeys(withEnter = false): () => void {
  if (!dispatcher.holds) end();
  dispatcher.hold(withEnter);
  const mine = (wait ??= begin());
  clearTimeout(limit);
  limit = setTimeout(release, LIMIT_MS);
  return () => {
    if (wait === mine) release();
  };
}

/** Wraps an action that opens a text field later. Stops holding keys if the action fails. */
export const opensField =
  <Given extends unknown[]>(run: (...given: Given) => unknown) =>
  (...given: Given): void => {
    const stop = holdKeys();
    void Promise.resolve(run(...given)).catch(stop);
  };

/** For a link to a screen with a field. A click that opens another tab holds nothing. */
export function holdKeysOnClick({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void {
  if (!ctrlKey && !metaKey && !shiftKey) holdKeys();
}

function begin(): Wait {
  const listening = new AbortController();
  addEventListener('pointerdown', release, { capture: true, signal: listening.signal });
  document.addEventListener('focusin', onFocus, { signal: listening.signal });
  return { from: document.activeElement, listening, typing: false };
}

function end(): void {
  clearTimeout(limit);
  wait?.listening.abort();
  wait = null;
}

function release(): void {
  end();
  dispatcher.release();
}

function onFocus({ target }: FocusEvent): void {
  if (!dispatcher.holds) return end();
  if (!wait || wait.typing || target === wait.from) return;
  if (!isText(target)) {
    // A dialog without a field has opened.
    if (target instanceof Element && target.closest('[role=dialog]:not([data-keys])')) release();
    return;
  }
  wait.typing = true;
  // After the handlers of the focus, which can select the text.
  const now = wait;
  queueMicrotask(() => void typeInto(now));
}

/** Keys that are pressed meanwhile follow. After Enter the next field may have the focus. */
async function typeInto(now: Wait): Promise<void> {
  if (wait !== now) return undefined;
  const [key, field] = [dispatcher.next(), document.activeElement];
  if (!key || !isText(field)) return release();
  if (key.key === 'Backspace') document.execCommand('delete');
  else if (key.key !== 'Enter') document.execCommand('insertText', false, key.key);
  else {
    pressEnter(field, key);
    await Promise.resolve();
  }
  return typeInto(now);
}

function pressEnter(field: HTMLElement, { code, shiftKey }: Press): void {
  const press = new KeyboardEvent('keydown', { key: 'Enter', code, shiftKey, bubbles: true, cancelable: true });
  replayed.add(press);
  if (!field.dispatchEvent(press)) return;
  if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  else if (field instanceof HTMLTextAreaElement) document.execCommand('insertText', false, '\n');
}
