import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './side-panel.module.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Minimum drag distance in pixels; a shorter one is a press. */
const FAR = 48;
const PRESS = 6;

/** Panel next to a text. On small screens, a bottom sheet: drag up or press to grow, drag down to close. */
export function SidePanel({ label, onClose, children }: Props) {
  const [tall, setTall] = useState(false);
  const [pulled, setPulled] = useState<number | null>(null);
  const from = useRef<number | null>(null);
  const head = useRef<HTMLDivElement>(null);
  useRestoredFocus();
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-close]')) return;
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const letGo = (event: PointerEvent) => {
    if (from.current === null) return;
    const by = event.clientY - from.current;
    from.current = null;
    setPulled(null);
    if (event.type === 'pointercancel') return;
    if (by < -FAR) setTall(true);
    else if (by > FAR && tall) setTall(false);
    else if (by > FAR) onClose();
    else if (Math.abs(by) < PRESS) setTall(!tall);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || head.current?.offsetParent === null) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      className={styles.panel}
      aria-label={label}
      data-tall={tall || undefined}
      style={pulled === null ? undefined : ({ '--pulled': `${pulled}px`, transition: 'none' } as object)}
      onKeyDown={onKeyDown}
    >
      <div
        ref={head}
        className={styles.head}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => {
          if (from.current !== null) setPulled(event.clientY - from.current);
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        {/* A pointer press is a drag of zero length. A click without one comes from the keyboard or a screen reader. */}
        <button
          type="button"
          className={styles.grip}
          aria-label={tall ? 'Make it shorter' : 'Make it taller'}
          aria-expanded={tall}
          onClick={(event) => {
            if (event.detail === 0) setTall(!tall);
          }}
        />
        <ActionIcon data-close aria-label={`Close: ${label}`} className={styles.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}

/** Returns the focus to the opener when the focused panel closes. */
function useRestoredFocus(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    };
  }, []);
}
