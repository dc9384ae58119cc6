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

/** Nothing fires while someone types or answers a dialog, except what says it may; a key that means something where it is pressed means only that. */
function allowed(event: KeyboardEvent): (binding: KeyBinding) => boolean {
  if (belongsToTarget(event)) return () => false;
  if (isTyping(event.target)) return ({ whileTyping }) => whileTyping === true;
  if (isInDialog(event.target)) return () => false;
  return ({ on }) => on === undefined || (event.target instanceof Element && event.target.matches(on));
}

const OWN: Record<string, string> = { Enter: 'a[href], button, summary, [role=option], [role=tab], [role=switch]', ' ': 'button, summary, input, [role=option], [role=tab], [role=switch]', Escape: '[role=dialog]:not([data-keys]) *, [role=menu] *' };

/** Enter presses the button that has the focus, Escape closes the menu one is in. */
function belongsToTarget({ key, target }: KeyboardEvent): boolean {
  const own = OWN[key];
  return own !== undefined && target instanceof Element && target.matches(own);
}

const NOT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role=textbox], [role=combobox], [role=menu], [role=menuitem], [role=listbox]');
}

/** A peek in the centre is a dialog whose page has keys of its own; it says so with data-keys. */
const DIALOG = '[role=dialog][aria-modal=true]:not([data-keys])';

/** Also in a dialog that the very same key has closed. */
function isInDialog(target: EventTarget | null): boolean {
  if (target instanceof Element && target !== document.body) return target.closest(DIALOG) !== null;
  return document.querySelector(DIALOG) !== null;
}
