import { featureFlagsView } from '@evident/domain/workspaces';
import type { Who } from '../src/kernel/who.ts';

const at = '2026-01-02T03:04:05Z';

/** Returns a sample user: by default an admin of Acme Research. */
export const someone = (member: Partial<Who['member']> = {}): Who => ({
  member: {
    id: 'ada',
    teamId: 'acme',
    teamName: 'Acme Research',
    region: 'US_B',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    role: 'MANAGER',
    workspaceAdmin: true,
    pictureFileId: null,
    createdAt: at,
    removed: false,
    suspended: false,
    ...member,
  },
  workspace: {
    id: 'acme',
    name: 'Acme Research',
    subdomain: 'acme',
    url: 'http://acme.localhost:4000',
    region: 'US_B',
    joinDomains: ['@example.org'],
    joinRole: 'VIEWER',
    primaryColor: null,
    peopleAccess: 'EVERYONE',
    logo: null,
    orgSize: null,
    marketingCommsEnabled: false,
    totalSeatsAvailable: null,
    seatsAllocated: 2,
    viewerCount: 1,
    utilizationPercentage: null,
    stripeSubscriptionStatus: null,
    subscriptions: [],
    freePlanAvailableAfterTrial: false,
    noteTab: 'Highlights',
    adminsNeedSecondFactor: false,
    passwordAuthEnabled: true,
    linkSharingEnabled: true,
    maxUserGroupCount: 50,
    maxUserGroupMemberCount: 200,
    createdAt: at,
    version: 1,
  },
  groupIds: [],
  scopes: ['read', 'write'],
  secondFactorMissing: false,
  noteTab: null,
  featureFlags: Object.fromEntries(
    featureFlagsView.required.map((name) => [name, name === 'segments']),
  ) as Who['featureFlags'],
});
