import { Checkbox, Group, NativeSelect } from '@mantine/core';
import type { AudioRedaction, VideoRedaction, VideoStyle } from '@evident/domain/redaction';

export interface Effects {
  readonly audio: AudioRedaction;
  readonly video: VideoRedaction;
  readonly videoStyle: VideoStyle;
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
  { value: 'BLUR_FRAME', label: 'Hide whole picture' },
  { value: 'BLUR_REGION', label: 'Hide a region' },
];
const STYLES: { value: VideoStyle; label: string }[] = [
  { value: 'COVER', label: 'Cover (recommended)' },
  { value: 'PIXELATE', label: 'Pixelate' },
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
        {hasPicture && effects.video !== 'KEEP' && (
          <NativeSelect
            label="Style"
            data={STYLES}
            value={effects.videoStyle}
            onChange={({ currentTarget }) => onChange({ ...effects, videoStyle: currentTarget.value as VideoStyle })}
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
