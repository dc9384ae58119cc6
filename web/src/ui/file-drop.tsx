import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './file-drop.module.css';

interface Props {
  /** Describes the drop: `Drop to add to “Why people leave”`. */
  label: string;
  onFiles: (files: File[]) => void;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Makes the whole page a drop target for files. The keyboard alternative is the file picker in the dialog. */
export function FileDrop({ label, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (carriesFiles(event) && !event.defaultPrevented) {
            event.preventDefault();
            act(event);
          }
        },
        { signal: stop.signal },
      );
    on('dragenter', () => {
      depth += 1;
      setOver(true);
    });
    on('dragover', () => {});
    on('dragleave', () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    });
    on('drop', (event) => {
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) latest.current(files);
    });
    return () => stop.abort();
  }, []);
  if (!over) return null;
  return (
    <div className={styles.over} role="status">
      <span className={styles.text}>
        <FileDown size={28} aria-hidden />
        {label}
      </span>
    </div>
  );
}
