const NOT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return (
    target.isContentEditable ||
    target.matches('textarea, select, [role=textbox], [role=combobox], [role=menu], [role=menuitem], [role=listbox]')
  );
}

/** A field that takes typed words. */
export const isText = (target: EventTarget | null): target is HTMLElement =>
  isTyping(target) &&
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([readonly]), textarea:not([readonly])'));

/** A center peek is a dialog whose page has its own keys, marked with data-keys. */
const DIALOG = '[role=dialog][aria-modal=true]:not([data-keys])';

/** Also true if the same key has just closed the dialog. */
export function isInDialog(target: EventTarget | null): boolean {
  if (target instanceof Element && target !== document.body) return target.closest(DIALOG) !== null;
  return document.querySelector(DIALOG) !== null;
}

const DROPDOWN = '.mantine-Popover-dropdown, .mantine-Menu-dropdown';

export const openDropdown = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(DROPDOWN)].findLast((dropdown) => dropdown.checkVisibility());

/** Whether a control's popup handles Escape, even if it has lost focus. */
export function closesItself({ target, key, code }: KeyboardEvent): boolean {
  if (key !== 'Escape' || !(target instanceof Element)) return false;
  if (target.closest(DROPDOWN) || target.matches('[aria-haspopup=listbox][aria-expanded=true]')) return true;
  const open = openDropdown();
  open?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  return open !== undefined;
}

const OWN: Record<string, string> = {
  Enter: 'a[href], button, summary, [role=option], [role=tab], [role=switch]',
  ' ': 'button, summary, input, [role=option], [role=tab], [role=switch]',
};

/** Enter and Space activate the focused control. */
export function belongsToTarget({ key, target }: KeyboardEvent): boolean {
  const own = OWN[key];
  return own !== undefined && target instanceof Element && target.matches(own);
}
