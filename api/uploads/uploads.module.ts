import { join } from 'node:path';
import { sha256 } from '@evident/adapters/crypto/sha256';
import { FolderStorage } from '@evident/adapters/files/folder-storage';
import type { TusUploads } from '@evident/adapters/files/tus-uploads';
import type { FileStorage } from '@evident/application/files/file-storage';
import type { FileScanner, FileSniffer } from '@evident/application/files/ports';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import { CancelUpload, CancelUploadHandler } from '@evident/application/uploads/cancel-upload';
import { ContinueUpload, ContinueUploadHandler } from '@evident/application/uploads/continue-upload';
import type { SettlingPorts } from '@evident/application/uploads/settle-upload';
import { StartUpload, StartUploadHandler } from '@evident/application/uploads/start-upload';
import type { UploadBytes } from '@evident/application/uploads/upload-bytes';
import { WhenDigestIsMissing } from '@evident/application/uploads/when-digest-is-missing';
import { Global, Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import { FILES, SCANNER, SNIFFER } from '../services/services.module.ts';
import { SETTLING, UPLOAD_BYTES, UPLOAD_PROTOCOL } from './upload.ports.ts';
import { UploadsController } from './uploads.controller.ts';

const UPLOADS = port<TusUploads>('TusUploads');

// Loads only the store of the configured storage.
async function openUploads(storage: FileStorage, { s3, dataFolder }: Settings): Promise<TusUploads> {
  if (storage instanceof FolderStorage) {
    const { folderUploads } = await import('@evident/adapters/files/folder-uploads');
    return folderUploads(storage, join(dataFolder, 'files', 'uploads'));
  }
  const { s3Uploads } = await import('@evident/adapters/files/s3-uploads');
  return s3Uploads(s3!);
}

const settling = (
  work: SettlingPorts['work'],
  bytes: UploadBytes,
  storage: FileStorage,
  sniffer: FileSniffer,
  scanner: FileScanner | null,
  ids: Ids,
  clock: Clock,
): SettlingPorts => ({ work, bytes, storage, sniffer, scanner, digest: sha256, ids, clock });

@Global()
@Module({
  controllers: [UploadsController],
  providers: [
    provide(UPLOADS, openUploads, [FILES, SETTINGS]),
    provide(UPLOAD_BYTES, (uploads: TusUploads) => uploads, [UPLOADS]),
    provide(UPLOAD_PROTOCOL, (uploads: TusUploads) => uploads, [UPLOADS]),
    provide(SETTLING, settling, [WORK, UPLOAD_BYTES, FILES, SNIFFER, SCANNER, IDS, CLOCK]),
    react(WhenDigestIsMissing, [WORK, SETTLING]),
    handle(StartUpload, StartUploadHandler, [WORK, IDS, CLOCK]),
    handle(ContinueUpload, ContinueUploadHandler, [WORK, SETTLING]),
    handle(CancelUpload, CancelUploadHandler, [WORK, UPLOAD_BYTES]),
  ],
  exports: [SETTLING.token],
})
export class UploadsModule {}
