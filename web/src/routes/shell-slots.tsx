import { useEffect } from 'react';
import { useChanges } from '../kernel/queries/watch-changes.ts';
import { UploadCards } from '../features/files/upload-cards.tsx';
import { ApplyPreferences } from '../features/preferences/apply-preferences.tsx';
import { ImportCards } from '../features/imports/import-cards.tsx';
import { askPanel } from '../kernel/ask-panel.ts';
import { accountOf } from '../kernel/device/account.ts';
import { chartHosts, chartWanted } from '../kernel/chart-hosts.ts';
import { embedWanted, objectHosts, objectWanted } from '../kernel/object-hosts.ts';
import { sidebar } from '../kernel/sidebar-state.ts';
import { useStore } from '../kernel/store.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { useIdle } from '../kernel/use-idle.ts';
import { useWho } from '../kernel/who.ts';
import { Cards } from '../ui/cards.tsx';
import { OptionalPart, part } from './optional-part.tsx';
import { useVisits } from './use-visits.ts';

const Trees = part(async () => (await import('./sidebar-trees.tsx')).Trees);
const Started = part(async () => (await import('./sidebar-trees.tsx')).GettingStarted);
const SearchCommands = part(async () => (await import('./search-commands.tsx')).SearchCommands);
const Hints = part(async () => (await import('./hints.tsx')).Hints);
const ProjectCommands = part(async () => (await import('./project-commands.tsx')).ProjectCommands);

const AskPanel = part(async () => (await import('./ask-panel.tsx')).AskPanel);
const OnDevice = part(async () => (await import('./on-device.tsx')).OnDevice);
const ChartBlocks = part(async () => (await import('./chart-blocks.tsx')).ChartBlocks);
const ObjectBlocks = part(async () => (await import('./object-blocks.tsx')).ObjectBlocks);

/** True once the member is known and the screen is rendered. */
const useSecond = (): boolean => [useWho() !== null, useIdle()].every(Boolean);

/** Favorites and the folder tree in the sidebar. */
export function SidebarTrees() {
  return !useSecond() ? null : (
    <OptionalPart name="The list of projects">
      <Trees />
    </OptionalPart>
  );
}

/** Onboarding progress, above the user menu. */
export function SidebarStart() {
  const narrow = sidebar.useIsNarrow();
  return !useSecond() ? null : (
    <OptionalPart>
      <Started narrow={narrow} />
    </OptionalPart>
  );
}

/** The panel in which the page is asked about. */
export function AskSide() {
  const open = askPanel.useIsOpen();
  const known = useWho() !== null;
  return open && known ? (
    <OptionalPart name="The panel with questions">
      <AskPanel />
    </OptionalPart>
  ) : null;
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
        <OptionalPart>
          <ChartBlocks />
        </OptionalPart>
      )}
      {drawsObjects && (
        <OptionalPart>
          <ObjectBlocks />
        </OptionalPart>
      )}
      <ApplyPreferences />
      <OptionalPart name="The commands for projects">
        <ProjectCommands />
      </OptionalPart>
      <OptionalPart name="The search">
        <SearchCommands />
      </OptionalPart>
      <Cards>
        <ImportCards />
        <UploadCards />
        <OptionalPart>
          <OnDevice />
        </OptionalPart>
        <OptionalPart>
          <Hints />
        </OptionalPart>
      </Cards>
    </>
  ) : null;
}
