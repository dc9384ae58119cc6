import { Checkbox, Group, NativeSelect } from '@mantine/core';
import type { AudioRedaction, VideoRedaction } from '@evident/domain/redaction';

export interface Effects {
  readonly audio: AudioRedaction;
  readonly video: VideoRedaction;
  readonly removeWords: boolean;
}

interface Props {
  effects: Effects;
  hasSound: boolean;
  hasPicture: boolean;
  /** Whether a region can be drawn here. */
  regions?: boolean;
  wordsLabel: string;
  onChange: (effects: Effects) => void;
}

export const SOUND: { value: AudioRedaction; label: string }[] = [
  { value: 'KEEP', label: 'Keep sound' },
  { value: 'MUTE', label: 'Mute sound' },
  { value: 'BLEEP', label: 'Bleep sound' },
];
const PICTURE: { value: VideoRedaction; label: string }[] = [
  { value: 'KEEP', label: 'Keep picture' },
  { value: 'BLUR_FRAME', label: 'Blur whole picture' },
  { value: 'BLUR_REGION', label: 'Blur a region' },
];

/** Chooses what a redaction does to words, sound and picture. */
export function EffectsChoice({ effects, hasSound, hasPicture, regions = false, wordsLabel, onChange }: Props) {
  return (
    <>
      <Group gap="sm" align="flex-end" my={12}>
        {hasSound && (
          <NativeSelect
            label="Sound"
            data={SOUND}
            value={effects.audio}
            onChange={({ currentTarget }) => onChange({ ...effects, audio: currentTarget.value as AudioRedaction })}
          />
        )}
        {hasPicture && (
          <NativeSelect
            label="Picture"
            data={PICTURE.filter(({ value }) => regions || value !== 'BLUR_REGION')}
            value={effects.video}
            onChange={({ currentTarget }) => onChange({ ...effects, video: currentTarget.value as VideoRedaction })}
          />
        )}
      </Group>
      {(hasSound || hasPicture) && (
        <Checkbox
          label={wordsLabel}
          checked={effects.removeWords}
          onChange={({ currentTarget }) => onChange({ ...effects, removeWords: currentTarget.checked })}
        />
      )}
    </>
  );
}
