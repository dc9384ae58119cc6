import { Popover } from '@mantine/core';
import { HUES, type Hue } from '@evident/domain/tags';
import { Check } from 'lucide-react';
import { useState } from 'react';
import styles from './hue-picker.module.css';

interface Props {
  /** `Colour of Trust`. */
  label: string;
  hue: Hue;
  /** Absent when it may not be changed. */
  onPick?: (hue: Hue) => void;
}

/** The colour of a group; pressing it offers the twelve, each by its name. */
export function HuePicker({ label, hue, onPick }: Props) {
  const [opened, setOpened] = useState(false);
  if (!onPick) return <span className={`${styles.dot} ${styles.shown}`} data-hue={hue} role="img" aria-label={`${label}: ${hue}`} />;
  const pick = (picked: Hue) => { setOpened(false); if (picked !== hue) onPick(picked); };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={styles.button} aria-label={`${label}: ${hue}`} title="Change the colour" onClick={() => setOpened(!opened)}><span className={styles.dot} data-hue={hue} /></button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={styles.hues} role="group" aria-label={label}>
          {HUES.map((each) => (
            <button key={each} type="button" className={styles.hue} data-hue={each} aria-label={each} title={each} aria-pressed={each === hue} onClick={() => pick(each)}>
              {each === hue && <Check size={14} aria-hidden />}
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
