import { useEffect, useRef } from 'react';
import { isTyping } from '../../kernel/keys/targets.ts';
import { pastedFiles } from './pasted-file.ts';

const DIALOG = '[role=dialog][aria-modal=true]';

/** Handles pasted files or text outside text fields. On a page, ignores pastes while a dialog is open. */
export function usePaste(onFiles: (files: File[]) => void, enabled = true, inDialog = false): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    addEventListener(
      'paste',
      (event) => {
        if (event.defaultPrevented || isTyping(event.target) || (!inDialog && document.querySelector(DIALOG))) return;
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        latest.current(files);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [enabled, inDialog]);
}
