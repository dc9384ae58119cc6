import { Fragment } from 'react';
import { keySigns } from '../kernel/keys/chord.ts';
import { onMac } from '../kernel/keys/listen.ts';
import styles from './key-hint.module.css';

/** Key labels for this platform. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keySigns(keys, onMac).map((signs, press) => (
        <Fragment key={press}>
          {press > 0 && <span className={styles.then}>then</span>}
          {signs.map((sign) => (
            <kbd key={sign} className={styles.key}>
              {sign}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
