import { useEffect, useRef } from 'react';
import { isTyping } from '../../kernel/keys/listen.ts';
import { pastedFiles } from './pasted-file.ts';

/** Ctrl/⌘ V of files or text, wherever nobody is typing. */
export function usePaste(onFiles: (files: File[]) => void, enabled = true): void {
  const latest = useRef(onFiles);
  useEffect(() => { latest.current = onFiles; });
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    addEventListener('paste', (event) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    }, { signal: stop.signal });
    return () => stop.abort();
  }, [enabled]);
}
