import { isTyping } from './listen.ts';

/** A field that has not opened by then does not open: the request failed, or the page was left. */
const LIMIT_MS = 10_000;

interface Held {
  readonly keys: KeyboardEvent[];
  /** The focus at the action. Keys that it still gets are meant for the new field. */
  readonly from: Element | null;
  typing: boolean;
}

let held: Held | null = null;
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Holds the keys from now until a text field gets the focus, and types them into it. No shortcut runs meanwhile. Call it
 * in the action that opens the field, before the field is there: a request, a chunk or an animation can come first.
 * Returns a function that stops waiting, for when the field will not open.
 */
export function holdKeys(): () => void {
  clearTimeout(limit);
  limit = setTimeout(release, LIMIT_MS);
  if (!held) {
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('pointerdown', release, { capture: true });
    document.addEventListener('focusin', onFocus);
  }
  const mine = (held ??= { keys: [], from: document.activeElement, typing: false });
  return () => {
    if (held === mine) release();
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

function release(): void {
  clearTimeout(limit);
  held = null;
  window.removeEventListener('keydown', onKeyDown, { capture: true });
  window.removeEventListener('pointerdown', release, { capture: true });
  document.removeEventListener('focusin', onFocus);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!held || event.isComposing) return;
  if (event.key === 'Escape' || event.key === 'Tab') return release();
  if (!isHeld(event, held.keys)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!event.repeat || event.key !== 'Enter') held.keys.push(event);
}

/** Letters, and what corrects or ends them. */
function isHeld(event: KeyboardEvent, before: readonly KeyboardEvent[]): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return false;
  return [...key].length === 1 || ((key === 'Enter' || key === 'Backspace') && before.length > 0);
}

function onFocus({ target }: FocusEvent): void {
  if (!held || held.typing || target === held.from) return;
  if (!isText(target)) {
    // A dialog without a field has opened.
    if (target instanceof Element && target.closest('[role=dialog]')) release();
    return;
  }
  held.typing = true;
  // After the handlers of the focus, which can select the text.
  const now = held;
  queueMicrotask(() => void typeInto(now));
}

const isText = (target: EventTarget | null): target is HTMLElement =>
  isTyping(target) &&
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([readonly]), textarea:not([readonly])'));

/** Keys that are pressed meanwhile follow. After Enter the next field may have the focus. */
async function typeInto(now: Held): Promise<void> {
  if (held !== now) return undefined;
  const [key, field] = [now.keys.shift(), document.activeElement];
  if (!key || !isText(field)) return release();
  if (key.key === 'Backspace') document.execCommand('delete');
  else if (key.key !== 'Enter') document.execCommand('insertText', false, key.key);
  else {
    pressEnter(field, key);
    await Promise.resolve();
  }
  return typeInto(now);
}

function pressEnter(field: HTMLElement, { code, shiftKey }: KeyboardEvent): void {
  const press = new KeyboardEvent('keydown', { key: 'Enter', code, shiftKey, bubbles: true, cancelable: true });
  if (!field.dispatchEvent(press)) return;
  if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  else if (field instanceof HTMLTextAreaElement) document.execCommand('insertText', false, '\n');
}
