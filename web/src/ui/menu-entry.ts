import type { LucideIcon } from 'lucide-react';

/** One thing to do in a menu. */
export interface MenuEntry {
  label: string;
  icon?: LucideIcon;
  run?: () => void;
  /** A link instead of an act. */
  to?: string;
  keys?: string;
  /** Other words members may type for it in the command palette. */
  keywords?: string;
  danger?: boolean;
  /** For one of several choices: whether it is the chosen one. */
  chosen?: boolean;
  disabledReason?: string | null;
  /** Draws a line above this entry. */
  apart?: boolean;
}
