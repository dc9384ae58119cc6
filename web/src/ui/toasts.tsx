import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { hideToast, useToasts, type ShownToast } from '../kernel/toasts.ts';
import styles from './toasts.module.css';

const SHOWN_MS = 7000;

/** Toasts with undo, at the left, clear of peeks and the status bar. Timers pause on hover and focus. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <section className={styles.toasts} aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function OneToast({ toast: { id, title, message, link, action, also, tone = 'plain' } }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => hideToast(id), tone === 'danger' ? SHOWN_MS * 2 : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id, tone]);
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.text}>
        <strong>{title}</strong>
        {message !== undefined && <p>{message}</p>}
      </div>
      {link !== undefined && (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link {...props} to={link} />}
          onClick={() => hideToast(id)}
        >
          Open
        </Button>
      )}
      {[also, action].map(
        (one) =>
          one && (
            <Button
              key={one.label}
              size="xs"
              variant="default"
              onClick={() => {
                hideToast(id);
                one.run();
              }}
            >
              {one.label}
            </Button>
          ),
      )}
      <CloseButton size="sm" aria-label={`Dismiss: ${title}`} onClick={() => hideToast(id)} />
    </div>
  );
}
