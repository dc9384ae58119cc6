import type { LucideIcon } from 'lucide-react';
import type { Who } from '../kernel/who.ts';

/** A page of the settings. */
export interface SettingsPlace {
  title: string;
  to: string;
  icon: LucideIcon;
  command: string;
  keywords: string;
  /** Hidden from members who can change nothing there. By default everyone can. */
  isFor?: (member: Who['member']) => boolean;
}

export const ADMINS = ({ workspaceAdmin }: Who['member']): boolean => workspaceAdmin;
