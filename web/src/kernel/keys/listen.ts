import { chordOf, matchKeys } from './chord.ts';
import { activeBindings, type KeyBinding } from './use-keys.ts';

const SEQUENCE_MS = 1000;

export const onMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** The one listener behind useKeys. Returns the function that ends it. */
export function listenForKeys(): () => void {
  let pressed: string[] = [];
  let lastAt = 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const chord = chordOf(event, onMac);
    if (chord === null || event.defaultPrevented || event.isComposing) return;
    const may = allowed(event);
    const now = event.timeStamp;
    const sequence = now - lastAt < SEQUENCE_MS ? [...pressed, chord] : [chord];
    const match = [sequence, [chord]].map((keys) => ({ keys, ...matchKeys(activeBindings().filter(may), keys) })).find(({ run, pending }) => run ?? pending);
    pressed = match?.pending ? match.keys : [];
    lastAt = now;
    if (!match?.run) return;
    event.preventDefault();
    match.run.run(event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Nothing fires while someone types or answers a dialog, except what says it may. */
function allowed(event: KeyboardEvent): (binding: KeyBinding) => boolean {
  if (isTyping(event.target)) return ({ whileTyping }) => whileTyping === true;
  if (isInDialog(event.target)) return () => false;
  return () => true;
}

const NOT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role=textbox], [role=combobox], [role=menu], [role=menuitem], [role=listbox]');
}

/** A peek in the centre is a dialog whose page has keys of its own; it says so with data-keys. */
function isInDialog(target: EventTarget | null): boolean {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]:not([data-keys])');
  return dialog !== null && (target === document.body || !(target instanceof Node) || dialog.contains(target));
}
