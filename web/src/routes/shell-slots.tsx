import { lazy, Suspense, useEffect } from 'react';
import { useChanges } from '../kernel/queries/watch-changes.ts';
import { UploadCards } from '../features/files/upload-cards.tsx';
import { ApplyPreferences } from '../features/preferences/apply-preferences.tsx';
import { ImportCards } from '../features/imports/import-cards.tsx';
import { accountOf } from '../kernel/device/account.ts';
import { chartHosts, chartWanted } from '../kernel/chart-hosts.ts';
import { embedWanted, objectHosts, objectWanted } from '../kernel/object-hosts.ts';
import { sidebar } from '../kernel/sidebar-state.ts';
import { useStore } from '../kernel/store.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { useIdle } from '../kernel/use-idle.ts';
import { useWho } from '../kernel/who.ts';
import { Cards } from '../ui/cards.tsx';
import { useVisits } from './use-visits.ts';

const Trees = lazy(async () => ({ default: (await import('./sidebar-trees.tsx')).Trees }));
const Started = lazy(async () => ({ default: (await import('./sidebar-trees.tsx')).GettingStarted }));
const SearchCommands = lazy(async () => ({ default: (await import('./search-commands.tsx')).SearchCommands }));
const Hints = lazy(async () => ({ default: (await import('./hints.tsx')).Hints }));
const ProjectCommands = lazy(async () => ({ default: (await import('./project-commands.tsx')).ProjectCommands }));

const OnDevice = lazy(async () => ({ default: (await import('./on-device.tsx')).OnDevice }));
const ChartBlocks = lazy(async () => ({ default: (await import('./chart-blocks.tsx')).ChartBlocks }));
const ObjectBlocks = lazy(async () => ({ default: (await import('./object-blocks.tsx')).ObjectBlocks }));

/** True once the member is known and the screen is rendered. */
const useSecond = (): boolean => [useWho() !== null, useIdle()].every(Boolean);

/** Favorites and the folder tree in the sidebar. */
export function SidebarTrees() {
  return !useSecond() ? null : (
    <Suspense>
      <Trees />
    </Suspense>
  );
}

/** Onboarding progress, above the user menu. */
export function SidebarStart() {
  const narrow = sidebar.useIsNarrow();
  return !useSecond() ? null : (
    <Suspense>
      <Started narrow={narrow} />
    </Suspense>
  );
}

/** Background services of the shell: commands of the features, and recording of visits. */
export function ShellServices() {
  const who = useWho();
  const second = useSecond();
  const drawsCharts = [useStore(chartHosts).size > 0, useStore(chartWanted) !== null].some(Boolean);
  const { loadEarlier } = useUndo();
  const drawsObjects = [
    useStore(objectHosts).size > 0,
    useStore(objectWanted) !== null,
    useStore(embedWanted) !== null,
  ].some(Boolean);
  useVisits(who !== null);
  useChanges(who && accountOf(who));
  useEffect(() => {
    if (second) void loadEarlier();
  }, [second, loadEarlier]);
  return second ? (
    <>
      {drawsCharts && (
        <Suspense>
          <ChartBlocks />
        </Suspense>
      )}
      {drawsObjects && (
        <Suspense>
          <ObjectBlocks />
        </Suspense>
      )}
      <ApplyPreferences />
      <Suspense>
        <ProjectCommands />
        <SearchCommands />
      </Suspense>
      <Cards>
        <ImportCards />
        <UploadCards />
        <Suspense>
          <OnDevice />
          <Hints />
        </Suspense>
      </Cards>
    </>
  ) : null;
}
