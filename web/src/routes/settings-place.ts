import { CreditCard, Gauge, Hourglass, type LucideIcon } from 'lucide-react';
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

/** Only where plans limit the workspace. */
export const PLANS_PLACES = [
  { title: 'Plans', to: '/settings/plans', icon: Gauge },
  { title: 'Billing', to: '/settings/billing', icon: CreditCard },
] as const;

export const RETENTION_PLACE: SettingsPlace = {
  title: 'Data retention',
  to: '/settings/data-retention',
  icon: Hourglass,
  command: 'Data retention of the workspace',
  keywords: 'delete after days hold legal receipt gdpr',
  isFor: ADMINS,
};
