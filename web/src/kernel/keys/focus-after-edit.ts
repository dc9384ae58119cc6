import { isText } from './targets.ts';

const FOCUSABLE = 'a[href], button:not([disabled]), [tabindex], input:not([type=hidden]), textarea';
/** How far up from a field its surroundings are searched for an element to focus. */
const NEAR = 4;

interface Edit {
  readonly field: HTMLElement;
  /** The focus before the field. */
  readonly opener: Element | null;
  readonly around: readonly HTMLElement[];
}

/** The last text field with the focus, until a member moves the focus with the pointer or with Tab. */
let edit: Edit | null = null;
let last: Element | null = null;
let removals: MutationObserver | undefined;

/** After the handlers of an event, and after the effects of what has opened instead. */
export const returnSoon = (): void => void requestAnimationFrame(() => setTimeout(returnFocus));

/** Call for each focus. Scripts move the focus back after an edit, to elements that can be gone soon. */
export function noteFocus(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return;
  if (isText(target)) {
    const around: HTMLElement[] = [];
    for (let at = target.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
    edit = { field: target, opener: last === target ? null : last, around };
    // Browsers do not tell that a focused element is gone.
    removals ??= new MutationObserver(() => {
      if (isLeft()) returnSoon();
    });
    removals.observe(document.body, { childList: true, subtree: true });
  }
  last = target;
}

/** A click elsewhere, or Tab, ends an edit on purpose. */
export function forgetEdit(target?: EventTarget | null): void {
  if (target instanceof Node && edit?.field.contains(target)) return;
  edit = null;
  removals?.disconnect();
}

/** Whether an edit left the focus nowhere. */
export const isLeft = (): boolean => edit !== null && (document.activeElement ?? document.body) === document.body;

const focused = (element: Element | null | undefined): boolean => {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** Moves the focus to where the edit began: its opener, else what is near the field, else the page or the peek. */
export function returnFocus(): void {
  if (!edit || !isLeft()) return;
  const { field, opener, around } = edit;
  const main = document.getElementById('main');
  const near = around.filter((one) => one.isConnected && !one.contains(main) && one.id !== 'above-the-page');
  const home = near.find((one) => one.matches('[data-scroller][tabindex]')) ?? main;
  if (opener?.isConnected && !isText(opener) && focused(opener)) return;
  for (const one of field.matches('input, textarea') ? near.slice(0, NEAR) : []) {
    if (one === home) break;
    if (one.matches('[tabindex]') && focused(one)) return;
    if (focused([...one.querySelectorAll(FOCUSABLE)].find((inside) => inside !== field && !isText(inside)))) return;
  }
  focused(home);
}
