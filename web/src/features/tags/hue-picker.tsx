import { Button, ColorInput, Popover } from '@mantine/core';
import { HUES, HUE_HEX, type Hue } from '@evident/domain/tags';
import { Check } from 'lucide-react';
import { useState } from 'react';
import styles from './hue-picker.module.css';

interface Props {
  /** `Colour of Trust`. */
  label: string;
  hue: Hue;
  /** A custom color, six hexadecimal digits. */
  hex?: string | null;
  /** Absent if read-only. */
  onPick?: (hue: Hue) => void;
  /** Offers custom colors too. */
  onHex?: (hex: string) => void;
  /** Resets to the color of the group. */
  onClear?: () => void;
}

/** Picks the color of a group or tag: twelve hues by name, or a custom color where allowed. */
export function HuePicker({ label, hue, hex = null, onPick, onHex, onClear }: Props) {
  const [opened, setOpened] = useState(false);
  if (!onPick)
    return (
      <span className={`${styles.dot} ${styles.shown}`} data-hue={hue} role="img" aria-label={`${label}: ${hue}`} />
    );
  const close = (then: () => void) => {
    setOpened(false);
    then();
  };
  const pick = (picked: Hue) => {
    setOpened(false);
    if (picked !== hue) onPick(picked);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          aria-label={`${label}: ${hue}`}
          title="Change color"
          onClick={() => setOpened(!opened)}
        >
          <span className={styles.dot} data-hue={hue} />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={styles.hues} role="group" aria-label={label}>
          {HUES.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.hue}
              data-hue={each}
              aria-label={each}
              title={each}
              aria-pressed={each === hue}
              onClick={() => pick(each)}
            >
              {each === hue && <Check size={14} aria-hidden />}
            </button>
          ))}
        </div>
        {onHex && (
          <OtherColor label={label} hex={hex ?? HUE_HEX[hue]} onPick={(digits) => close(() => onHex(digits))} />
        )}
        {onClear && (
          <Button variant="subtle" size="compact-sm" m={8} onClick={() => close(onClear)}>
            Use group color
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function OtherColor({ label, hex, onPick }: { label: string; hex: string; onPick: (digits: string) => void }) {
  const [typed, setTyped] = useState(`#${hex}`);
  const valid = /^#[0-9a-f]{6}$/i.test(typed);
  return (
    <form
      className={styles.other}
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onPick(typed.slice(1).toLowerCase());
      }}
    >
      <ColorInput
        aria-label={`${label}, other`}
        size="xs"
        withPicker={false}
        format="hex"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" size="xs" variant="default" disabled={!valid}>
        Apply
      </Button>
    </form>
  );
}
