import type { NoteView } from '@evident/domain/notes';
import {
  Archive,
  ArchiveRestore,
  EyeOff,
  FileClock,
  Film,
  History,
  Link2,
  MessageCircleQuestion,
  Trash2,
} from 'lucide-react';
import { askPath } from '../features/ask/links.ts';
import type { useNote } from '../data/notes/mutations.ts';
import { copyLink } from '../kernel/copy.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';

interface Needs {
  note: Pick<NoteView, 'id' | 'projectId' | 'archived'>;
  write: ReturnType<typeof useNote>['reasons']['write'];
  projectArchived: boolean;
  recordings: readonly { readonly fileId: string; readonly name: string }[];
  link: string;
  /** Entries with a dialog. */
  further: readonly MenuEntry[];
  onArchive: () => void;
  onRedact: () => void;
  onDelete: () => void;
}

/** The menu of a note, and its entry that archives or restores it. */
export function noteMenu({
  note: { id, projectId, archived },
  write,
  projectArchived,
  recordings,
  link,
  further,
  onArchive,
  onRedact,
  onDelete,
}: Needs) {
  const why = archived ? (projectArchived ? write : null) : write;
  const archive = {
    label: archived ? 'Restore from archive' : 'Archive',
    icon: archived ? ArchiveRestore : Archive,
    disabledReason: why,
    run: onArchive,
  };
  const entries = [
    { label: 'Copy link', icon: Link2, run: () => void copyLink(link) },
    { label: 'Ask about this note', icon: MessageCircleQuestion, to: askPath({ type: 'NOTE', id }) },
    ...further,
    { label: 'History of the text', icon: FileClock, to: `/data/${id}/history` },
    { label: 'Activity', icon: History, to: `/projects/${projectId}/activity?object=${id}` },
    { label: 'Redactions…', icon: EyeOff, run: onRedact },
    ...recordings.map(({ fileId, name }, _, { length }) => ({
      label: length === 1 ? 'Reel of the recording' : `Reel of ${name}`,
      icon: Film,
      to: `/data/${id}/reels/${fileId}`,
    })),
    archive,
    { label: 'Delete…', icon: Trash2, danger: true, apart: true, disabledReason: why, run: onDelete },
  ];
  return { archive, entries };
}
