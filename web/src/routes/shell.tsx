import { idFromSlugged } from '@evident/domain/links';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { changeDelayQuery } from '../data/realtime/delay.ts';
import { searchStatusQuery } from '../data/search/status.ts';
import { palette } from '../kernel/commands/use-commands.ts';
import { watchConnection } from '../kernel/connection/connection-store.ts';
import { announcement } from '../kernel/document-title.ts';
import { useLayer } from '../kernel/keys/use-layer.ts';
import { SidebarVisible } from '../kernel/sidebar-state.ts';
import { useStore } from '../kernel/store.ts';
import { WhoContext } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { Sidebar } from '../ui/layout/sidebar.tsx';
import { StatusBar } from '../ui/layout/status-bar.tsx';
import { PeekStack } from '../ui/peek/peek-stack.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { OptionalPart } from './optional-part.tsx';
import { itemScreens } from './item-routes.tsx';
import { usePrefetchedItems } from './prefetch-items.ts';
import { useKeptAccount } from './use-kept-account.ts';
import { useShellCommands, useShellKeys } from './shell-keys.ts';
import { UserMenu, WorkspaceMenu } from './shell-menus.tsx';
import { Places } from './shell-places.tsx';
import { AskSide, ShellServices, SidebarStart, SidebarTrees } from './shell-slots.tsx';
import { SignedOut } from './signed-out.tsx';
import { useWhoAmI } from './who-am-i.ts';
import styles from './shell.module.css';

const extras = () => import('./shell-extras.ts');
const CommandPalette = lazy(async () => ({ default: (await extras()).CommandPalette }));
const SupportBanner = lazy(async () => ({ default: (await extras()).SupportBanner }));
const KeyList = lazy(async () => ({ default: (await extras()).KeyList }));

const SECOND_FACTOR = '/settings/user/security';

/** Placeholder for the first screen. */
export function ScreenOpening() {
  return (
    <Page title="" placeholder="Opening…">
      <ListSkeleton things="this page" />
    </Page>
  );
}

/** The frame around all screens. */
export function Shell() {
  const [keysOpen, setKeysOpen] = useState(false);
  const narrow = (isNarrow: boolean) => <Places narrow={isNarrow} />;
  useEffect(() => watchConnection(), []);
  const showKeys = () => setKeysOpen(true);
  const { who, signedOut } = useWhoAmI();
  useShellKeys(who, showKeys);
  useShellCommands(who, showKeys);
  useFocusOnArrival();
  usePrefetchedItems();
  const loading = useNavigation().state === 'loading';
  const paletteOpen = palette.useIsOpen();
  useLayer(paletteOpen, palette.close);
  const search = useQuery({ ...searchStatusQuery(), enabled: who !== null }).data?.state;
  const delaySeconds = useQuery({ ...changeDelayQuery(), enabled: who !== null }).data?.delaySeconds;
  useKeptAccount(who, signedOut);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = who?.secondFactorNeeded && pathname !== SECOND_FACTOR;
  useEffect(() => {
    if (isElsewhere) void navigate(SECOND_FACTOR, { replace: true });
  }, [isElsewhere, navigate]);
  if (signedOut) return <SignedOut wasSignedIn={who !== null} />;
  return (
    <WhoContext value={who}>
      <div className={styles.shell} data-shell data-loading={loading}>
        <a
          className={styles.skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('main')?.focus();
          }}
        >
          Skip to content
        </a>
        <Sidebar
          top={<WorkspaceMenu />}
          places={narrow}
          bottom={
            <>
              <SidebarStart />
              <UserMenu onKeys={showKeys} />
            </>
          }
        >
          <SidebarTrees />
        </Sidebar>
        <div className={styles.column}>
          {who?.support[0] && (
            <OptionalPart name="The notice of support">
              <SupportBanner />
            </OptionalPart>
          )}
          <div className={styles.stage}>
            <SidebarVisible value>
              <Outlet />
            </SidebarVisible>
            <PeekStack screens={itemScreens} />
          </div>
          <StatusBar search={search} delaySeconds={delaySeconds} onKeys={showKeys} />
          <Toasts />
        </div>
        <AskSide />
        <Announcer />
        <ShellServices />
        <OnceOpen open={paletteOpen} name="The search">
          <CommandPalette />
        </OnceOpen>
        <OnceOpen open={keysOpen} name="The list of keys">
          <KeyList opened={keysOpen} onClose={() => setKeysOpen(false)} />
        </OnceOpen>
      </div>
    </WhoContext>
  );
}

/** Loads its children on first open and keeps them mounted, so that closing is animated. */
function OnceOpen({ open, name, children }: { open: boolean; name: string; children: ReactNode }) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <OptionalPart name={name}>{children}</OptionalPart> : null;
}

function Announcer() {
  const title = useStore(announcement);
  const [first] = useState(title);
  return <VisuallyHidden role="status">{title === first ? '' : `${title}, page opened`}</VisuallyHidden>;
}

/**
 * Moves the focus to a new page, as a browser does without script, unless the page focused a field. Peeks manage their
 * own focus.
 */
function useFocusOnArrival(): void {
  // Compares ids only: a URL that follows a changed title is the same page, where a member may be typing.
  const place = useLocation()
    .pathname.split('/')
    .map((part) => idFromSlugged(part) ?? part)
    .join('/');
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [place]);
}
