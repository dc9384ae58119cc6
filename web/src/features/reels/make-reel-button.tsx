import { Button } from '@mantine/core';
import type { NewReel } from '@evident/domain/reels';
import { Film } from 'lucide-react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { useMakeReel } from '../../data/reels/mutations.ts';

interface Props {
  of: NewReel;
  /** Why no reel can be made; null if one can. */
  reason: string | null;
  size?: 'xs' | 'sm';
  onMade: (reelId: string) => void;
}

/** Makes a reel of highlights. */
export function MakeReelButton({ of, reason, size = 'xs', onMade }: Props) {
  const { mutate, isPending } = useMakeReel(onMade);
  return (
    <DisabledReason reason={reason}>
      <Button
        size={size}
        variant="default"
        leftSection={<Film size={14} aria-hidden />}
        loading={isPending}
        onClick={() => mutate(of)}
      >
        Make reel
      </Button>
    </DisabledReason>
  );
}
