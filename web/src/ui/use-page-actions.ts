import { useNavigate } from 'react-router';
import { usePageCommands } from '../kernel/commands/use-commands.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import type { MenuEntry } from './menu-entry.ts';

/** Offers a page's menu entries and buttons in the command palette. Omits those the member may not use. */
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
