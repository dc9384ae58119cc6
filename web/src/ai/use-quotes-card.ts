import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

const OPEN_MS = 250;
const CLOSE_MS = 150;
const FOCUSABLE = 'a[href], button';

/**
 * Opens the quotes of a sentence on hover, on keyboard focus and on a tap. Tab leads from the last number into them and on to what
 * follows; Escape closes them.
 */
export function useQuotesCard() {
  const [opened, setOpened] = useState(false);
  const sentence = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const soon = (open: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(open), ms);
  };
  const now = (open: boolean) => {
    clearTimeout(timer.current);
    setOpened(open);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!opened) return undefined;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (sentence.current?.contains(target) || card.current?.contains(target));
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (!inside(target)) setOpened(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [opened]);
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') soon(true, OPEN_MS);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') soon(false, CLOSE_MS);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!sentence.current?.contains(relatedTarget) && !card.current?.contains(relatedTarget)) soon(false, CLOSE_MS);
    },
  };
  return {
    opened,
    close: () => now(false),
    ofSentence: {
      ...hover,
      ref: sentence,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) now(true);
      },
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        touched.current = pointerType === 'touch';
      },
      // A finger cannot hover: a tap shows the quotes, which lead to their places.
      onClickCapture: (event: MouseEvent) => {
        if (!touched.current) return;
        event.preventDefault();
        event.stopPropagation();
        now(!opened);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const first = card.current?.querySelector<HTMLElement>(FOCUSABLE);
        if (event.key !== 'Tab' || event.shiftKey || !first || event.target !== lastNumber(sentence.current)) return;
        event.preventDefault();
        first.focus();
      },
    },
    ofCard: {
      ...hover,
      ref: card,
      onFocus: () => now(true),
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key === 'Escape') {
          if (card.current?.contains(document.activeElement)) lastNumber(sentence.current)?.focus();
          return now(false);
        }
        const all = [...(card.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
        const edge = event.shiftKey ? all[0] : all.at(-1);
        if (event.key !== 'Tab' || event.target !== edge) return undefined;
        // Without preventDefault, Tab goes on from the number to what follows the sentence.
        lastNumber(sentence.current)?.focus();
        if (event.shiftKey) event.preventDefault();
        else now(false);
        return undefined;
      },
    },
  };
}

const lastNumber = (sentence: HTMLElement | null): HTMLElement | undefined =>
  sentence ? [...sentence.querySelectorAll<HTMLElement>(FOCUSABLE)].at(-1) : undefined;
