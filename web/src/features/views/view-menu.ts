import type { ShownView } from '@evident/domain/views';
import { ArrowLeft, ArrowRight, Copy, Home, Link2, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { ViewChanges } from '../../data/views/mutations.ts';

interface Menu {
  view: ShownView;
  /** All saved views, in their order. */
  views: readonly ShownView[];
  changes: ViewChanges;
  /** The reason views cannot be changed; null if they can. */
  reason: string | null;
  onRename: () => void;
  onCopied: (copy: ShownView) => void;
  onDeleted: () => void;
  onCopyLink: () => void;
}

/** The entries of a saved view's menu. */
export function viewEntries({
  view,
  views,
  changes,
  reason,
  onRename,
  onCopied,
  onDeleted,
  onCopyLink,
}: Menu): MenuEntry[] {
  const at = views.findIndex(({ id }) => id === view.id);
  const { isPrivate, isDefault } = view;
  return [
    { label: 'Copy link', icon: Link2, run: onCopyLink },
    { label: 'Rename view…', icon: Pencil, disabledReason: reason, run: onRename },
    {
      label: 'Duplicate view',
      icon: Copy,
      disabledReason: reason,
      run: () => void changes.copy.mutateAsync({ viewId: view.id }).then((copy) => copy && onCopied(copy)),
    },
    {
      label: isPrivate ? 'Share with the project' : 'Make private',
      icon: isPrivate ? LockOpen : Lock,
      disabledReason: reason ?? (isDefault ? 'This view opens first for everybody' : null),
      run: () => void changes.change(view, { isPrivate: !isPrivate }),
    },
    {
      label: isDefault ? 'Don’t open first' : 'Open first',
      icon: Home,
      disabledReason: reason ?? (isPrivate ? 'Share the view with the project first' : null),
      run: () => void changes.change(view, { isDefault: !isDefault }),
    },
    {
      label: 'Move left',
      icon: ArrowLeft,
      disabledReason: reason ?? (at <= 0 ? 'Already first' : null),
      run: () => void changes.place(view, views[at - 1]!.id),
    },
    {
      label: 'Move right',
      icon: ArrowRight,
      disabledReason: reason ?? (at === views.length - 1 ? 'Already last' : null),
      run: () => void changes.place(view, views[at + 2]?.id ?? null),
    },
    {
      label: 'Delete view',
      icon: Trash2,
      danger: true,
      apart: true,
      disabledReason: reason,
      run: () => void changes.remove(view).then((removed) => removed && onDeleted()),
    },
  ];
}
