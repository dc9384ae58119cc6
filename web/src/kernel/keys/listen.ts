import { Dispatcher, type Press } from './dispatcher.ts';
import { forgetEdit, isLeft, noteFocus, returnFocus, returnSoon } from './focus-after-edit.ts';
import { belongsToTarget, closesItself, isInDialog, isTyping, openDropdown } from './targets.ts';
import { activeBindings } from './use-keys.ts';

export const onMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

export const dispatcher = new Dispatcher(onMac);

const pressOf = (event: KeyboardEvent): Press => ({
  key: event.key,
  code: event.code,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  altKey: event.altKey,
  shiftKey: event.shiftKey,
  repeat: event.repeat,
  altGraph: event.getModifierState('AltGraph'),
});

/** Kept presses that were typed into their field. */
export const replayed = new WeakSet<Event>();

/** A field that names something new, marked by its component. */
const unnamed = (): HTMLElement | null => document.querySelector('[data-naming]');

/** Presses that are decided before the page's own handlers, which can close what is open. */
const decided = new WeakMap<KeyboardEvent, 'control' | 'unfinished'>();

function onCapture(event: KeyboardEvent): void {
  if (event.isComposing || replayed.has(event)) return;
  if (dispatcher.keep(pressOf(event))) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const isUnfinished = !isTyping(event.target) && findUnfinished(event);
  if (event.key === 'Tab') forgetEdit();
  if (closesItself(event)) decided.set(event, 'control');
  else if (isUnfinished) decided.set(event, 'unfinished');
}

/** Whether something is unfinished. Moves the focus there, or back from an edit that left it nowhere. */
function findUnfinished(event: KeyboardEvent): boolean {
  const field = unnamed();
  if (!isLeft()) return field !== null || openDropdown() !== undefined;
  // Typing goes on in the field that is still open.
  if (field && event.key !== 'Escape') field.focus();
  else {
    returnFocus();
    // It would press what has the focus now.
    if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
  }
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const { target } = event;
  const before = decided.get(event);
  const layers = {
    control: before === 'control' || belongsToTarget(event),
    field: isTyping(target),
    dialog: isInDialog(target),
    unfinished: before === 'unfinished',
  };
  const here = activeBindings().filter(
    ({ on }) => on === undefined || (target instanceof Element && target.matches(on)),
  );
  const binding = dispatcher.match(pressOf(event), event.timeStamp, layers, here);
  if (!binding) return;
  event.preventDefault();
  binding.run(event);
}

const onFocusIn = ({ target }: FocusEvent): void => noteFocus(target);
const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
  if (relatedTarget === null) returnSoon();
};
const onPointerDown = ({ target }: PointerEvent): void => forgetEdit(target);

/** Handles the keys of the whole app. Returns a function that stops it. */
export function listenForKeys(): () => void {
  const stop = new AbortController();
  const capture = { capture: true, signal: stop.signal };
  addEventListener('keydown', onCapture, capture);
  addEventListener('pointerdown', onPointerDown, capture);
  document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
  document.addEventListener('focusin', onFocusIn, { signal: stop.signal });
  document.addEventListener('focusout', onFocusOut, { signal: stop.signal });
  return () => stop.abort();
}
