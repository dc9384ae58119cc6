import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './floating.module.css';

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Props {
  /** The words it belongs to, from the top left of the text. */
  spot: Spot;
  label: string;
  /** Pressed outside or Escape; absent for what goes by itself. */
  onClose?: () => void;
  children: ReactNode;
}

const GAP = 8;
/** Under a finger: the handles of the selection hang below its words, and the system puts its own bar above them. */
const GAP_UNDER_HANDLES = 32;
/** What the bars of the page cover. */
const OVER = 56;
const UNDER = 36;

/** A small panel at some words: above them where there is room, never over the edge of the text. */
export function Floating({ spot, label, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeOf> | null>(null);
  const below = onClose !== undefined;
  useLayoutEffect(() => {
    const element = panel.current!;
    const put = () => setPlace(placeOf(element, spot, below));
    // What rises from below, such as a keyboard, leaves less to see than before.
    const shrunk = () => {
      put();
      if (below) requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
    };
    put();
    visualViewport?.addEventListener('resize', shrunk);
    return () => visualViewport?.removeEventListener('resize', shrunk);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same place in another object is the same
  }, [spot.left, spot.top, spot.bottom, below]);
  // What was asked for takes the focus, unless something in it has it already; whoever closes it says where the focus goes.
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
  const above = spot.top - element.offsetHeight - GAP;
  const under = spot.bottom + (finger ? GAP_UNDER_HANDLES : GAP);
  const origin = area?.getBoundingClientRect().top ?? 0;
  const seenBelow = origin + under + element.offsetHeight <= (visualViewport?.height ?? innerHeight) - UNDER;
  const seenAbove = origin + above >= OVER;
  const goesUnder = below || finger ? seenBelow || !seenAbove : above < 0 || (!seenAbove && seenBelow);
  const left = Math.max(0, Math.min(spot.left, (area?.clientWidth ?? 0) - element.offsetWidth));
  // The words fill the screen: the bar stays over them at the top of what is seen.
  if (!below && !seenAbove && !seenBelow) return { left, top: Math.max(0, OVER + GAP - origin) };
  // Above, it hangs by its bottom: when what is in it becomes less it stays at its words.
  return goesUnder ? { left, top: under } : { left, top: spot.top - GAP, translate: '0 -100%' };
}
