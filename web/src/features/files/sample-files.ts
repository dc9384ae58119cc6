import type { FileView } from '@evident/domain/files';
import type { UploadRow } from './uploads-store.ts';

/** Files for stories. */
export const sampleFile = (id: string, part: Partial<FileView> = {}): FileView => ({
  id,
  projectId: '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70',
  name: 'Interview 7.mp4',
  mediaType: 'video/mp4',
  fileType: 'Video',
  bytes: 835_000,
  sha256: 'd0502ba7824940e90424847cd6094c858bab778703e382a0fbb71db533e4ad30',
  status: 'DONE',
  failure: null,
  width: null,
  height: null,
  noteIds: ['n1'],
  createdBy: '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f71',
  createdAt: '2026-11-22T10:00:00.000Z',
  ...part,
});
export const sampleFiles = [
  sampleFile('f1'),
  sampleFile('f2', { name: 'Report.pdf', fileType: 'Document', mediaType: 'application/pdf', noteIds: [] }),
];

/** An upload for stories. */
export const sampleUpload = (name: string, part: Partial<UploadRow>): UploadRow => ({
  key: name,
  name,
  bytes: 80_000_000,
  sent: 12_000_000,
  state: 'uploading',
  problem: null,
  fileId: null,
  target: { projectId: 'p1', projectTitle: 'Onboarding', note: 'new' },
  inDialog: false,
  transcript: null,
  ...part,
});
