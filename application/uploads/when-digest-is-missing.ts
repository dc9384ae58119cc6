import type { DeliveredEvent } from '@evident/domain/events';
import type { FileRecords } from '../files/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { hashed, type SettlingPorts } from './settle-upload.ts';
import type { UploadStore } from './upload-store.ts';

/** Computes the SHA-256 of a large upload whose connection was lost on the way. The file can be used meanwhile. */
export class WhenDigestIsMissing implements Reaction<'file:uploaded'> {
  readonly name = 'when-digest-is-missing';
  readonly on = ['file:uploaded'] as const;

  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; uploads: UploadStore }>,
    private readonly settling: Pick<SettlingPorts, 'storage' | 'digest'>,
  ) {}

  async react({ teamId, payload: { fileId } }: DeliveredEvent<'file:uploaded'>): Promise<void> {
    const file = await this.work.perform(teamId, ({ files }) => files.find(fileId));
    if (file?.status !== 'DONE' || file.sha256 !== null) return;
    if (!(await this.settling.storage.stat(fileId))) return;
    const sha256 = await hashed(this.settling, fileId);
    await this.work.perform(teamId, async ({ files, uploads }) => {
      const now = await uploads.find(fileId);
      if (now?.file.status === 'DONE') await files.save({ ...now.file, sha256 });
    });
  }
}
