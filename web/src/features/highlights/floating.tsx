import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './floating.module.css';

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Props {
  /** The position of its words, relative to the top left of the text. */
  spot: Spot;
  label: string;
  /** Called on Escape or a click outside; absent for a panel that closes with the selection. */
  onClose?: () => void;
  children: ReactNode;
}

const GAP = 8;
/** A line of text. The line above the words stays readable, because members read it to decide. */
const LINE = 28;
/** On touch screens the selection handles are below the words, and the system's toolbar above. */
const GAP_UNDER_HANDLES = 32;
/** Pixels covered by the top and bottom bars. */
const OVER = 56;
const UNDER = 36;

/** A small panel at some words: above them if there is room, always within the width of the text. */
export function Floating({ spot, label, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeOf> | null>(null);
  const below = onClose !== undefined;
  useLayoutEffect(() => {
    const element = panel.current!;
    const put = () => setPlace(placeOf(element, spot, below));
    // An on-screen keyboard reduces the visible height.
    const shrunk = () => {
      put();
      if (below) requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
    };
    put();
    visualViewport?.addEventListener('resize', shrunk);
    return () => visualViewport?.removeEventListener('resize', shrunk);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compares the position by value
  }, [spot.left, spot.top, spot.bottom, below]);
  // Takes the focus unless an element inside has it. The caller restores the focus on close.
  useEffect(() => {
    if (below && !panel.current!.contains(document.activeElement)) panel.current!.focus({ preventScroll: true });
  }, [below]);
  useEffect(() => {
    if (!onClose) return undefined;
    const outside = (event: MouseEvent) => {
      if (!panel.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('mousedown', outside);
    return () => document.removeEventListener('mousedown', outside);
  }, [onClose]);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role={onClose ? 'dialog' : 'toolbar'}
      tabIndex={onClose ? -1 : undefined}
      aria-label={label}
      style={place ?? { left: 0, top: spot.bottom, opacity: 0 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onClose) {
          event.preventDefault();
          onClose();
        }
      }}
    >
      {children}
    </div>
  );
}

function placeOf(element: HTMLElement, spot: Spot, below: boolean): { left: number; top: number; translate?: string } {
  const area = element.offsetParent as HTMLElement | null;
  const finger = !below && matchMedia('(pointer: coarse)').matches;
  const gap = below ? GAP : LINE;
  const above = spot.top - element.offsetHeight - gap;
  const under = spot.bottom + (finger ? GAP_UNDER_HANDLES : GAP);
  const origin = area?.getBoundingClientRect().top ?? 0;
  const seenBelow = origin + under + element.offsetHeight <= (visualViewport?.height ?? innerHeight) - UNDER;
  const seenAbove = origin + above >= OVER;
  const goesUnder = below || finger ? seenBelow || !seenAbove : above < 0 || (!seenAbove && seenBelow);
  const left = Math.max(0, Math.min(spot.left, (area?.clientWidth ?? 0) - element.offsetWidth));
  // The words fill the screen: the toolbar stays at the top of the visible part.
  if (!below && !seenAbove && !seenBelow) return { left, top: Math.max(0, OVER + GAP - origin) };
  // Anchored by its bottom edge, so that it stays at its words when its content shrinks.
  return goesUnder ? { left, top: under } : { left, top: spot.top - gap, translate: '0 -100%' };
}
