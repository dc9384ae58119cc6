import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

const KEY = 'evident-scroll';
const ENTRIES_MAX = 200;
const TIMEOUT_MS = 2000;

const positions = new Map<string, number>(read());
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () =>
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-ENTRIES_MAX))),
  );

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Restores the scroll position on back, forward and reload. Opening or closing a peek does not move the page. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const place = `${key} ${pathname}`;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const wanted = positions.get(place);
    const stop = wanted === undefined ? undefined : restore(element, wanted);
    const remember = () => {
      positions.set(place, element.scrollTop);
    };
    if (wanted === undefined) remember();
    element.addEventListener('scroll', remember, { passive: true });
    return () => {
      element.removeEventListener('scroll', remember);
      stop?.();
    };
  }, [place, scroller]);
}

/**
 * Lists grow while loading: retries when the page grows, until the position fits, the user scrolls, or two seconds
 * pass.
 */
function restore(element: HTMLElement, top: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of USER_SCROLL_EVENTS) element.removeEventListener(act, stop);
  };
  const reach = () => {
    element.scrollTop = top;
    if (Math.abs(element.scrollTop - top) < 2) stop();
  };
  const observer = new ResizeObserver(reach);
  const timer = setTimeout(stop, TIMEOUT_MS);
  for (const act of USER_SCROLL_EVENTS) element.addEventListener(act, stop, { passive: true });
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  reach();
  return stop;
}

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
