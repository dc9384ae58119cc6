import { Button, CloseButton, Group, NumberInput, Text } from '@mantine/core';
import { clock } from '@evident/domain/content';
import type { Keyframe } from '@evident/domain/redaction';
import { type Region, regionAt, withRegion } from './regions.ts';
import styles from './redaction.module.css';

interface Props {
  keyframes: readonly Keyframe[];
  atMs: number;
  onChange: (keyframes: readonly Keyframe[]) => void;
  onGo: (ms: number) => void;
}

const SIDES: readonly (readonly [side: keyof Region, label: string])[] = [
  ['left', 'Left'],
  ['top', 'Top'],
  ['width', 'Width'],
  ['height', 'Height'],
];
const WHOLE: Region = { left: 25, top: 25, width: 50, height: 50 };

/** The positions of a region over time. The region of the current position can also be typed. */
export function Keyframes({ keyframes, atMs, onChange, onGo }: Props) {
  const region = regionAt(keyframes, atMs);
  return (
    <section aria-label="Region">
      <Text c="dimmed">
        Draw the region on the picture. If it moves, go to a later position and draw it again: it moves in a straight
        line between its positions. A margin around it is hidden too.
      </Text>
      {region ? (
        <Group gap="xs" my={8}>
          {SIDES.map(([side, label]) => (
            <NumberInput
              key={side}
              label={`${label} (%)`}
              w={100}
              min={side === 'width' || side === 'height' ? 1 : 0}
              max={100}
              value={Math.round(region[side])}
              onChange={(value) => onChange(withRegion(keyframes, atMs, { ...region, [side]: Number(value) }))}
            />
          ))}
        </Group>
      ) : (
        <Button size="compact-sm" variant="default" my={8} onClick={() => onChange(withRegion([], atMs, WHOLE))}>
          Add region
        </Button>
      )}
      <ul className={styles.list} aria-label="Positions of the region">
        {keyframes.map((key) => (
          <li key={key.atMs} className={styles.keyframe}>
            <Button size="compact-sm" variant="subtle" onClick={() => onGo(key.atMs)}>
              {clock(key.atMs)}
            </Button>
            <CloseButton
              aria-label={`Remove position at ${clock(key.atMs)}`}
              onClick={() => onChange(keyframes.filter((one) => one !== key))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
