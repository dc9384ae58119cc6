import { CloseButton } from '@mantine/core';
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './onboarding.module.css';

interface Props {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  closeLabel: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLElement>;
}

/** A hint in the corner that blocks nothing; Escape closes it while it has the focus. */
export function CornerCard({ title, children, actions, closeLabel, onClose, onKeyDown, ref }: Props) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.corner}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          onClose();
        } else onKeyDown?.(event);
      }}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <CloseButton size="sm" aria-label={closeLabel} onClick={onClose} />
      </header>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
