import { sha256 } from '@evident/adapters/crypto/sha256';
import { PostgresFileReader } from '@evident/adapters/postgres/files/postgres-file-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { FileReader } from '@evident/application/files/file-reader';
import type { ByteDigest } from '@evident/application/files/ports';
import { undoNoteFiles } from '@evident/application/note-files/undo-note-files';
import { ChangeLogo, ChangeLogoHandler } from '@evident/application/workspaces/change-logo';
import { ChangePicture, ChangePictureHandler } from '@evident/application/workspaces/change-picture';
import { DownloadFile, DownloadFileHandler } from '@evident/application/files/download-file';
import { DownloadLogo, DownloadLogoHandler } from '@evident/application/workspaces/download-logo';
import { DownloadSharedFile, DownloadSharedFileHandler } from '@evident/application/files/download-shared-file';
import { DeleteFile, DeleteFileHandler } from '@evident/application/files/delete-file';
import { GetFileUses, GetFileUsesHandler } from '@evident/application/files/get-file-uses';
import { RemoveLogo, RemoveLogoHandler } from '@evident/application/workspaces/remove-logo';
import { RemovePicture, RemovePictureHandler } from '@evident/application/workspaces/remove-picture';
import { UploadFile, UploadFileHandler } from '@evident/application/files/upload-file';
import {
  GetFile,
  GetFileHandler,
  ListFiles,
  ListFilesHandler,
  ListNoteFiles,
  ListNoteFilesHandler,
} from '@evident/application/files/queries';
import { AttachFile, AttachFileHandler } from '@evident/application/note-files/attach-file';
import { DetachFile, DetachFileHandler } from '@evident/application/note-files/detach-file';
import { MoveNoteFile, MoveNoteFileHandler } from '@evident/application/note-files/move-note-file';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { FILES, SCANNER, SNIFFER } from '../services/services.module.ts';
import { FileBytesController, FilesController } from './files.controller.ts';
import { LogoBytesController, LogoController } from './logo.controller.ts';
import { PictureController } from './picture.controller.ts';

import { NOTE_FILES_OPERATIONS } from './note-files.operations.ts';
import { PICTURE_OPERATIONS } from './picture.operations.ts';
const DIGEST = port<ByteDigest>('ByteDigest');
const FILE_VIEWS = port<FileReader>('FileReader');

@Module({
  controllers: [
    FilesController,
    controllerFor('Files', NOTE_FILES_OPERATIONS),
    FileBytesController,
    PictureController,
    controllerFor('Members', PICTURE_OPERATIONS),
    LogoController,
    LogoBytesController,
  ],
  providers: [
    { provide: DIGEST.token, useValue: sha256 },
    handle(ChangeLogo, ChangeLogoHandler, [WORK, FILES, SNIFFER, SCANNER, DIGEST, IDS, CLOCK]),
    handle(RemoveLogo, RemoveLogoHandler, [WORK, FILES, CLOCK]),
    handle(DownloadLogo, DownloadLogoHandler, [WORK, FILES]),
    handle(ChangePicture, ChangePictureHandler, [WORK, FILES, SNIFFER, SCANNER, DIGEST, IDS, CLOCK]),
    handle(RemovePicture, RemovePictureHandler, [WORK, FILES, CLOCK]),
    provide(FILE_VIEWS, (reads: PostgresReads) => new PostgresFileReader(reads), [READS]),
    handle(GetFile, GetFileHandler, [FILE_VIEWS]),
    handle(ListFiles, ListFilesHandler, [FILE_VIEWS]),
    handle(ListNoteFiles, ListNoteFilesHandler, [FILE_VIEWS]),
    handle(AttachFile, AttachFileHandler, [WORK, IDS, CLOCK]),
    handle(DetachFile, DetachFileHandler, [WORK, IDS, CLOCK]),
    handle(MoveNoteFile, MoveNoteFileHandler, [WORK, IDS, CLOCK]),
    handle(UploadFile, UploadFileHandler, [WORK, FILES, SNIFFER, SCANNER, DIGEST, IDS, CLOCK]),
    handle(GetFileUses, GetFileUsesHandler, [WORK]),
    handle(DeleteFile, DeleteFileHandler, [WORK, CLOCK]),
    handle(DownloadFile, DownloadFileHandler, [WORK, FILES]),
    handle(DownloadSharedFile, DownloadSharedFileHandler, [WORK, FILES]),
    undoes(undoNoteFiles, []),
  ],
})
export class FilesModule {}
