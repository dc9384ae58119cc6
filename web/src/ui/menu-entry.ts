import type { LucideIcon } from 'lucide-react';

/** Entry of a menu. */
export interface MenuEntry {
  label: string;
  icon?: LucideIcon;
  run?: () => void;
  /** Makes it a link. */
  to?: string;
  /** Whether it opens a screen with a field. Keys typed until then go into it. */
  opensField?: boolean;
  keys?: string;
  /** Synonyms for the command palette. */
  keywords?: string;
  danger?: boolean;
  /** For one of several choices: whether it is the selected one. */
  chosen?: boolean;
  disabledReason?: string | null;
  /** Draws a line above this entry. */
  apart?: boolean;
}
