import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { slugged } from '@evident/domain/links';
import {
  Archive,
  ArchiveRestore,
  FileClock,
  GlobeLock,
  History,
  Link2,
  Lock,
  LockOpen,
  Printer,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { useInsightState } from '../data/insights/mutations.ts';
import type { Reasons } from '../features/insights/use-insight.ts';
import { copyLink } from '../kernel/copy.ts';
import { showProblem } from '../kernel/show-problem.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';

/** Runs a change of an insight; shows a refusal as a toast. */
export const attempt = (refused: string, act: () => Promise<unknown>): Promise<unknown> =>
  act().catch((thrown: unknown) => showProblem(thrown, refused));
const tried = (refused: string, act: () => Promise<unknown>) => () => void attempt(refused, act);

interface Needs {
  insight: InsightView;
  reasons: Reasons;
  state: ReturnType<typeof useInsightState>;
  onDelete: () => void;
}

/** Menu of an insight: lock, archive, publish, delete. */
export function insightMenu({ insight, reasons, state, onDelete }: Needs) {
  const { id, title, unpublishedChanges, locked, archived } = insight;
  const unlock = tried('The lock was not changed', () => state.lock(!locked));
  const unarchive = tried('The insight was not moved', () => state.archive(!archived));
  const ofUnpublished: MenuEntry[] = [
    {
      label: 'Discard unpublished changes',
      icon: Undo2,
      disabledReason: reasons.write,
      run: tried('Discarding the changes failed', state.discard),
    },
    {
      label: 'Unpublish',
      icon: GlobeLock,
      disabledReason: reasons.write,
      run: tried('Unpublishing failed', () => state.publish(false)),
    },
  ];
  const entries: MenuEntry[] = [
    {
      label: 'Copy link',
      icon: Link2,
      run: () => void copyLink(`${location.origin}/insights/${slugged(title || UNTITLED_INSIGHT, id)}`),
    },
    { label: 'History of the text', icon: FileClock, to: `/insights/${id}/history` },
    { label: 'Activity', icon: History, to: `/projects/${insight.projectId}/activity?object=${id}` },
    { label: 'Print or save as PDF', icon: Printer, run: () => window.print() },
    ...(unpublishedChanges ? ofUnpublished : []),
    {
      label: locked ? 'Unlock' : 'Lock',
      icon: locked ? LockOpen : Lock,
      disabledReason: reasons.manage,
      run: unlock,
    },
    {
      label: archived ? 'Restore from archive' : 'Archive',
      icon: archived ? ArchiveRestore : Archive,
      disabledReason: reasons.manage ?? (locked ? reasons.write : undefined),
      run: unarchive,
    },
    {
      label: 'Delete…',
      icon: Trash2,
      danger: true,
      apart: true,
      disabledReason: reasons.manage ?? (locked ? 'Unlock the insight first' : undefined),
      run: onDelete,
    },
  ];
  return { entries, unlock, unarchive };
}
