import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import './whole-screen.css';

/** Hides the app around the page while mounted and wanted. */
export function useWithoutApp(isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const { dataset } = document.documentElement;
    dataset['wholeScreen'] = '';
    return () => void delete dataset['wholeScreen'];
  }, [isWanted]);
}

/** Whether the page has the whole screen, and a switch. Browsers that refuse give it their whole window. */
export function useWholeScreen(): readonly [boolean, () => void] {
  const [isWhole, setWhole] = useState(false);
  useWithoutApp(isWhole);
  useEffect(() => {
    if (!isWhole) return undefined;
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    // Browsers leave the full screen on Escape without a key event.
    const left = () => document.fullscreenElement === null && setWhole(false);
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [isWhole]);
  return [isWhole, useCallback(() => setWhole((was) => !was), [])];
}
