import { useEffect, useState } from 'react';

/** Shows a video in a window of its own, or returns it to the page. */
export async function pictureInPicture(element: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await element.requestPictureInPicture().catch(() => {});
}

/** Full screen of an element, with its controls. */
export function useFullScreen(root: { current: HTMLElement | null }) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const changed = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [root]);
  return {
    on,
    toggle: () => void (on ? document.exitFullscreen() : root.current?.requestFullscreen()),
  };
}
