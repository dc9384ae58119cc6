import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './cards.module.css';

/** Cards of running work in the corner of every page. Moves toasts above them. */
export function Cards({ children }: { children: ReactNode }) {
  const cards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      document.documentElement.style.setProperty('--cards-height', `${Math.ceil(entry!.contentRect.height)}px`),
    );
    observer.observe(cards.current!);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--cards-height');
    };
  }, []);
  return (
    <div ref={cards} className={styles.cards}>
      {children}
    </div>
  );
}
