import { Button } from '@mantine/core';
import type { RefusedWork } from '../../kernel/device/device.ts';
import { useCopy } from '../../kernel/copy.ts';
import styles from './refused-work.module.css';

const WHAT: Record<RefusedWork['what'], string> = {
  text: 'Words you wrote',
  highlight: 'A highlight',
  tag: 'A tag on a highlight',
};

interface Props {
  work: readonly RefusedWork[];
  onDiscard: (id: string) => void;
}

/** Work that the server refused, with the reason. Stays on this device until it is discarded. */
export function RefusedWorkCard({ work, onDiscard }: Props) {
  return (
    <section className={styles.card} aria-label="Changes that were not saved">
      <h2 className={styles.title}>Some changes were not saved</h2>
      <ul className={styles.list}>
        {work.map((one) => (
          <Refused key={one.id} work={one} onDiscard={() => onDiscard(one.id)} />
        ))}
      </ul>
    </section>
  );
}

function Refused({ work: { what, words, reason }, onDiscard }: { work: RefusedWork; onDiscard: () => void }) {
  const { said, copy } = useCopy();
  const text = words.join('\n');
  return (
    <li className={styles.one}>
      <span className={styles.reason}>
        {WHAT[what]}: {reason}
        {/[.!?]$/.test(reason) ? '' : '.'}
      </span>
      <blockquote className={styles.words}>{text}</blockquote>
      <span className={styles.actions}>
        <Button size="xs" variant="default" onClick={() => void copy(text)}>
          {said === 'copied' ? 'Copied' : said === 'refused' ? 'Select and copy the words' : 'Copy words'}
        </Button>
        <Button size="xs" variant="subtle" onClick={onDiscard}>
          Discard
        </Button>
      </span>
    </li>
  );
}
