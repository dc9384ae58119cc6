import { useRef } from 'react';
import { useDocumentTitle } from '../../kernel/document-title.ts';
import { useShownPlace } from '../../kernel/undo/shown-places.ts';
import { usePageBar } from '../../kernel/page-bar.ts';
import { useScrollMemory } from '../../kernel/scroll-memory.ts';
import { useSurface } from '../../kernel/peek/surface.ts';
import { PeekPanel } from './peek-panel.tsx';
import { usePageActions } from '../use-page-actions.ts';
import { DrawerButton } from './drawer-button.tsx';
import type { PageProps } from './page-props.ts';
import { TopBar } from './top-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './page.module.css';

const NO_ENTRIES: readonly never[] = [];

/** Frame of every screen, as a page or as a peek. */
export function Page(props: PageProps) {
  const surface = useSurface();
  usePageActions(props.more ?? NO_ENTRIES);
  useShownPlace(props.crumbs ?? NO_ENTRIES, props.title, surface.as === 'page');
  return surface.as === 'page' ? <WholePage {...props} /> : <PeekPanel surface={surface} {...props} />;
}

function WholePage({ width = 1084, children, ...bar }: PageProps) {
  const scroller = useRef<HTMLElement>(null);
  useDocumentTitle(bar.title || bar.placeholder || '');
  useScrollMemory(scroller);
  useKeptFocus(scroller);
  const tabs = usePageBar();
  return (
    <div className={styles.page} data-tabs={tabs !== null}>
      <TopBar before={<DrawerButton />} {...bar} />
      {tabs}
      <main id="main" tabIndex={-1} ref={scroller} className={styles.scroller} data-width={width}>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}
