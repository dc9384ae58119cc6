import { lazy, Suspense, useEffect } from 'react';
import { useChanges } from '../kernel/queries/watch-changes.ts';
import { ImportCards } from '../features/imports/import-cards.tsx';
import { sidebar } from '../kernel/sidebar-state.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { useIdle } from '../kernel/use-idle.ts';
import { useWho } from '../kernel/who.ts';
import { useVisits } from './use-visits.ts';

const Trees = lazy(async () => ({ default: (await import('./sidebar-trees.tsx')).Trees }));
const Started = lazy(async () => ({ default: (await import('./sidebar-trees.tsx')).GettingStarted }));
const SearchCommands = lazy(async () => ({ default: (await import('./search-commands.tsx')).SearchCommands }));
const ProjectCommands = lazy(async () => ({ default: (await import('./project-commands.tsx')).ProjectCommands }));

/** Known who asks, and the screen itself is there. */
const useSecond = (): boolean => [useWho() !== null, useIdle()].every(Boolean);

/** Where the stars and the folder tree stand in the sidebar, joined from their features. */
export function SidebarTrees() {
  return !useSecond() ? null : (
    <Suspense>
      <Trees />
    </Suspense>
  );
}

/** How far a newcomer got, above the user menu. */
export function SidebarStart() {
  const narrow = sidebar.useIsNarrow();
  return !useSecond() ? null : (
    <Suspense>
      <Started narrow={narrow} />
    </Suspense>
  );
}

/** What goes on in the shell unseen: the commands of the features, and remembering what was opened. */
export function ShellServices() {
  const signedIn = useWho() !== null;
  const second = useSecond();
  const { loadEarlier } = useUndo();
  useVisits(signedIn);
  useChanges(signedIn);
  useEffect(() => {
    if (second) void loadEarlier();
  }, [second, loadEarlier]);
  return second ? (
    <>
      <Suspense>
        <ProjectCommands />
        <SearchCommands />
      </Suspense>
      <ImportCards />
    </>
  ) : null;
}
