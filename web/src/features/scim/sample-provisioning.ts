import type { ProvisioningView } from '@evident/domain/scim';

const TOKEN = { createdBy: 'ada', createdAt: '2026-01-02T03:04:05Z' };

/** For stories. */
export const PROVISIONING: ProvisioningView = {
  baseUrl: 'https://evident.example/scim/v2',
  defaultRole: 'VIEWER',
  heirId: null,
  tokens: [
    { ...TOKEN, id: '1', name: 'Entra ID', usedAt: '2026-03-01T12:00:00Z' },
    { ...TOKEN, id: '2', name: 'Okta', usedAt: null },
  ],
  users: 12,
  groups: [
    { id: 'r', name: 'Research', members: 8, role: 'CONTRIBUTOR', workspaceAdmin: false },
    { id: 'i', name: 'IT', members: 1, role: null, workspaceAdmin: true },
  ],
  lastRequestAt: '2026-03-01T12:00:00Z',
  failures: [
    {
      id: 'f',
      at: '2026-03-01T11:00:00Z',
      request: 'PATCH User',
      subject: 'ada@example.org',
      reason: 'The workspace needs an admin. Make someone else an admin first.',
    },
  ],
};
