import { Check, X } from 'lucide-react';
import styles from './automation.module.css';

/** The outcome of each condition. */
export function Conditions({ of }: { of: readonly { words: string; met: boolean }[] }) {
  return (
    <ul className={styles.outcomes}>
      {of.map(({ words, met }, at) => (
        <li key={at} dir="auto">
          {met ? <Check size={12} aria-label="Met" role="img" /> : <X size={12} aria-label="Not met" role="img" />}{' '}
          {words}
        </li>
      ))}
    </ul>
  );
}
