import { ActionIcon, FocusTrap, Tooltip } from '@mantine/core';
import { AppWindow, Maximize2, PanelRight, X } from 'lucide-react';
import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { useNarrowScreen } from '../../kernel/narrow-screen.ts';
import type { Surface } from '../../kernel/peek/surface.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { InlineTitle } from '../inline-title.tsx';
import { BarTitle } from './bar-title.tsx';
import type { PageProps } from './page-props.ts';
import { MenuButton } from '../menu-button.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
import styles from './peek-panel.module.css';

interface Props extends PageProps {
  surface: Extract<Surface, { peek: unknown }>;
}

/** Screen in a peek. Takes the focus and returns it to the opener. */
export function PeekPanel({
  surface,
  title,
  placeholder,
  titleInPage,
  onRename,
  fixedTitle,
  renamedByKey,
  nameFirst,
  onNamed,
  mark,
  presence,
  actions,
  share,
  more = [],
  children,
  width = 864,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const small = useNarrowScreen();
  const { openAsPage } = usePeek();
  const named = useId();
  const { as, depth, top, peek } = surface;
  const covers = as === 'Center' || small;
  useRestoreFocus(panel, scroller);
  const role = covers ? ({ role: 'dialog', 'aria-modal': true } as const) : ({ role: 'complementary' } as const);
  return (
    <FocusTrap active={covers && top} innerRef={panel}>
      <div
        className={styles.panel}
        data-as={as}
        data-depth={depth}
        data-peek
        data-keys
        inert={!top}
        aria-labelledby={named}
        style={{ '--depth': depth - 1 } as CSSProperties}
        {...role}
      >
        <div className={styles.bar} data-bar>
          <div className={styles.title} id={named}>
            {mark}
            {titleInPage ? (
              <BarTitle>{title || placeholder}</BarTitle>
            ) : (
              <InlineTitle
                title={title}
                placeholder={placeholder}
                onRename={onRename}
                fixed={fixedTitle}
                byKey={renamedByKey}
                nameFirst={nameFirst}
                onNamed={onNamed}
                level={2}
              />
            )}
          </div>
          <div className={styles.end}>
            <div className={styles.presence}>{presence}</div>
            {actions}
            {share}
            <MenuButton
              label="More"
              entries={
                small ? [...more, { label: 'Open as a page', icon: Maximize2, run: () => openAsPage(peek) }] : more
              }
            />
            <PeekControls peek={peek} as={as} depth={depth} small={small} />
          </div>
        </div>
        <div
          ref={scroller}
          className={styles.scroller}
          data-width={width}
          data-scroller
          data-autofocus
          tabIndex={0}
          role="group"
          aria-labelledby={named}
        >
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </FocusTrap>
  );
}

function PeekControls({
  peek,
  as,
  depth,
  small,
}: Pick<Props['surface'], 'peek' | 'as' | 'depth'> & { small: boolean }) {
  const { close, show, openAsPage } = usePeek();
  const other = as === 'Side' ? 'Center' : 'Side';
  return (
    <div className={styles.controls}>
      {!small && (
        <Control
          label={other === 'Side' ? 'Open in side panel' : 'Show in the center'}
          onClick={() => show(depth, other)}
        >
          {other === 'Side' ? <PanelRight size={16} aria-hidden /> : <AppWindow size={16} aria-hidden />}
        </Control>
      )}
      {!small && (
        <Control label="Open as a page" onClick={() => openAsPage(peek)}>
          <Maximize2 size={15} aria-hidden />
        </Control>
      )}
      <Control label="Close" onClick={() => close(depth)}>
        <X size={16} aria-hidden />
      </Control>
    </div>
  );
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
