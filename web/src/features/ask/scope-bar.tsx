import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import styles from './panel.module.css';

interface Props {
  /** The scope in words. */
  label: string;
  /** Scopes to choose. */
  choices: readonly MenuEntry[];
  /** The page shows something else than is asked about. */
  elsewhere: { readonly label: string; readonly ask: () => void } | null;
  /** A choice starts a new conversation. */
  isOngoing: boolean;
}

/** The scope of the questions as a chip, other scopes to choose, and an offer to follow the page. */
export function ScopeBar({ label, choices, elsewhere, isOngoing }: Props) {
  return (
    <div className={styles.scope}>
      <MenuButton
        label={isOngoing ? 'Ask about something else, in a new conversation' : 'Ask about something else'}
        position="bottom-start"
        entries={choices}
      >
        <Button
          size="compact-sm"
          variant="default"
          className={styles.chip}
          aria-label={`Scope: ${label}`}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          <span className={styles.chipWords} dir="auto">
            {label}
          </span>
        </Button>
      </MenuButton>
      {elsewhere && (
        <button type="button" className={styles.follow} onClick={elsewhere.ask}>
          Ask about this page instead: {elsewhere.label}
        </button>
      )}
    </div>
  );
}
