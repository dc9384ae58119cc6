import type { ReelFormat } from '@evident/domain/reels';
import { AudioLines, Captions, Film, ListVideo } from 'lucide-react';
import type { MenuEntry } from '../../ui/menu-entry.ts';

const FORMATS: readonly { format: ReelFormat; label: string; icon: typeof Captions }[] = [
  { format: 'vtt', label: 'Captions (WebVTT)', icon: Captions },
  { format: 'srt', label: 'Captions (SubRip)', icon: Captions },
  { format: 'otio', label: 'Edit list (OpenTimelineIO)', icon: ListVideo },
  { format: 'edl', label: 'Edit list (CMX 3600 EDL)', icon: ListVideo },
];

interface Rendering {
  /** Whether an item has a picture. */
  picture: boolean;
  /** Whether a recording is left. */
  filled: boolean;
  /** Why nothing can be rendered; null if it can. */
  reason: string | null;
  render: (video: boolean) => void;
}

const NOTHING = 'There is nothing to export';

/** Menu entries that render a reel, or download it as text. */
export const exportEntries = (reelId: string, { picture, filled, reason, render }: Rendering): MenuEntry[] => [
  {
    label: 'Video (MP4)',
    icon: Film,
    disabledReason: reason ?? (!filled ? NOTHING : picture ? null : 'These recordings have no picture'),
    run: () => render(true),
  },
  {
    label: 'Audio (M4A)',
    icon: AudioLines,
    disabledReason: reason ?? (filled ? null : NOTHING),
    run: () => render(false),
  },
  ...FORMATS.map(({ format, label, icon }, at) => ({
    label,
    icon,
    apart: at === 0,
    run: () => {
      const link = document.createElement('a');
      link.href = `/api/v1/reels/${reelId}/export?format=${format}`;
      link.download = '';
      link.click();
    },
  })),
];
