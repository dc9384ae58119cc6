import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The person of the sample, who manages its workspace. */
export const sampleActor = (teamId: Uuid, userId: Uuid): Actor => ({
  teamId,
  userId,
  role: 'MANAGER',
  workspaceAdmin: true,
  groupIds: [],
  scopes: ['read', 'write'],
});
