import { chordOf, matchKeys } from './chord.ts';
import { activeBindings, type KeyBinding } from './use-keys.ts';

const SEQUENCE_MS = 1000;

export const onMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** Handles all keys of useKeys. Returns a function that stops it. */
export function listenForKeys(): () => void {
  let pressed: string[] = [];
  let lastAt = 0;
  /**
   * Escape presses that belong to an open menu, popover or list. Recorded on keydown, because it may be closed by now.
   */
  const taken = new WeakSet<KeyboardEvent>();
  const onCapture = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && closesItself(event)) taken.add(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chord = chordOf(event, onMac);
    if (chord === null || event.defaultPrevented || event.isComposing || taken.has(event)) return;
    const may = allowed(event);
    const now = event.timeStamp;
    const sequence = now - lastAt < SEQUENCE_MS ? [...pressed, chord] : [chord];
    const match = [sequence, [chord]]
      .map((keys) => ({ keys, ...matchKeys(activeBindings().filter(may), keys) }))
      .find(({ run, pending }) => run ?? pending);
    pressed = match?.pending ? match.keys : [];
    lastAt = now;
    if (!match?.run) return;
    event.preventDefault();
    match.run.run(event);
  };
  window.addEventListener('keydown', onCapture, { capture: true });
  document.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onCapture, { capture: true });
    document.removeEventListener('keydown', onKeyDown);
  };
}

const DROPDOWN = '.mantine-Popover-dropdown, .mantine-Menu-dropdown';

/** Whether a control's popup handles Escape, even if it has lost focus. */
function closesItself({ target, key, code }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(DROPDOWN) || target.matches('[aria-haspopup=listbox][aria-expanded=true]')) return true;
  const open = [...document.querySelectorAll<HTMLElement>(DROPDOWN)].findLast((dropdown) => dropdown.checkVisibility());
  if (!open) return false;
  open.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  return true;
}

/**
 * Disables keys while typing and in dialogs, unless a binding allows them. Keys of a focused control take precedence.
 */
function allowed(event: KeyboardEvent): (binding: KeyBinding) => boolean {
  if (belongsToTarget(event)) return () => false;
  if (isTyping(event.target)) return ({ whileTyping, layer }) => whileTyping === true || layer === true;
  if (isInDialog(event.target)) return ({ layer }) => layer === true;
  return ({ on }) => on === undefined || (event.target instanceof Element && event.target.matches(on));
}

const OWN: Record<string, string> = {
  Enter: 'a[href], button, summary, [role=option], [role=tab], [role=switch]',
  ' ': 'button, summary, input, [role=option], [role=tab], [role=switch]',
};

/** Enter and Space activate the focused control. */
function belongsToTarget({ key, target }: KeyboardEvent): boolean {
  const own = OWN[key];
  return own !== undefined && target instanceof Element && target.matches(own);
}

const NOT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return (
    target.isContentEditable ||
    target.matches('textarea, select, [role=textbox], [role=combobox], [role=menu], [role=menuitem], [role=listbox]')
  );
}

/** A center peek is a dialog whose page has its own keys, marked with data-keys. */
export const DIALOG = '[role=dialog][aria-modal=true]:not([data-keys])';

/** Also true if the same key has just closed the dialog. */
function isInDialog(target: EventTarget | null): boolean {
  if (target instanceof Element && target !== document.body) return target.closest(DIALOG) !== null;
  return document.querySelector(DIALOG) !== null;
}
