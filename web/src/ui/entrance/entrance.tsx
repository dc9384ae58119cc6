import { useEffect, useRef, type ReactNode } from 'react';
import { useDocumentTitle } from '../../kernel/document-title.ts';
import { Brand } from './brand.tsx';
import styles from './entrance.module.css';

interface Props {
  title: string;
  /** Sentence below the title. */
  about?: ReactNode;
  /** For lists: 560 px instead of 400. */
  wide?: boolean;
  children?: ReactNode;
  /** Alternatives below the line. */
  foot?: ReactNode;
}

/** Frame of the screens before a workspace. A new title takes the focus unless a field has it. */
export function Entrance({ title, about, wide = false, children, foot }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, [title]);
  return (
    <main className={styles.entrance} data-wide={wide}>
      <Brand />
      <div className={styles.card}>
        <h1 className={styles.title} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {about !== undefined && <p className={styles.about}>{about}</p>}
        {children}
      </div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </main>
  );
}
