import { PROJECT_COLUMNS, projectRow } from './index.ts';

it('a project is a row with its figures, and an empty title where it cannot be seen', () => {
  const row = projectRow({
    id: 'p',
    title: null,
    status: 'active',
    owner: { id: 'ada', name: 'Ada' },
    private: true,
    members: 2,
    notes: 3,
    recordingSeconds: 60,
    storageBytes: 1024,
    changedAt: '2026-11-30T00:00:00.000Z',
  });
  expect(row).toEqual(['p', '', 'active', 'Ada', 'true', '2', '3', '60', '1024', '2026-11-30T00:00:00.000Z']);
  expect(row).toHaveLength(PROJECT_COLUMNS.length);
});
