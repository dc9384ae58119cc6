import { useNavigate } from 'react-router';
import { usePageCommands } from '../kernel/commands/use-commands.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import type { MenuEntry } from './menu-entry.ts';

/** Offers what a page can do in the command palette, from the same entries as its menus and buttons. Leaves out what the member may not do. */
export function usePageActions(entries: readonly MenuEntry[]): void {
  const surface = useSurface();
  const navigate = useNavigate();
  const covered = surface.as !== 'page' && !surface.top;
  const group = surface.as === 'page' ? 'This page' : `This ${surface.peek.kind}`;
  usePageCommands(
    covered
      ? []
      : entries
          .filter(({ disabledReason }) => !disabledReason)
          .map(({ label, icon, keys, keywords, run, to }) => ({
            id: `page ${surface.depth} ${label}`,
            label,
            group,
            icon,
            keys,
            keywords,
            run: () => {
              if (to === undefined) run?.();
              else void navigate(to);
            },
          })),
  );
}
