import type { ReelFormat } from '@evident/domain/reels';
import { Captions, ListVideo } from 'lucide-react';
import type { MenuEntry } from '../../ui/menu-entry.ts';

const FORMATS: readonly { format: ReelFormat; label: string; icon: typeof Captions }[] = [
  { format: 'vtt', label: 'Captions (WebVTT)', icon: Captions },
  { format: 'srt', label: 'Captions (SubRip)', icon: Captions },
  { format: 'otio', label: 'Edit list (OpenTimelineIO)', icon: ListVideo },
  { format: 'edl', label: 'Edit list (CMX 3600 EDL)', icon: ListVideo },
];

/** Menu entries that download a reel. */
export const exportEntries = (reelId: string): MenuEntry[] =>
  FORMATS.map(({ format, label, icon }) => ({
    label,
    icon,
    run: () => {
      const link = document.createElement('a');
      link.href = `/api/v1/reels/${reelId}/export?format=${format}`;
      link.download = '';
      link.click();
    },
  }));
