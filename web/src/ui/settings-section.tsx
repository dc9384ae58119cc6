import { useId, type ReactNode } from 'react';
import styles from './settings-section.module.css';

interface Props {
  title: string;
  /** Effect of the setting, and the people it affects. */
  about?: ReactNode;
  children: ReactNode;
}

/** Section of a settings page: name and description on the left, controls on the right. */
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
