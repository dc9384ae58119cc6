import { useId, type ReactNode } from 'react';
import styles from './settings-section.module.css';

interface Props {
  title: string;
  /** What is decided here, and whom it concerns. */
  about?: ReactNode;
  children: ReactNode;
}

/** One matter of a settings page: its name and what it means on the left, the controls on the right. */
export function SettingsSection({ title, about, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}
