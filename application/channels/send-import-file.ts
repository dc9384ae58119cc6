import { TITLE_MAX, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type ByteDigest,
  type FileScanner,
  type FileSniffer,
  type FileStorage,
  saveStored,
  storeFile,
} from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ImportingStores, announceImport, importToChange, refuseStarted } from './channel-imports.ts';

/** The most bytes of a table (decided, as for notes). */
const TABLE_BYTES_MAX = 200_000_000;

/** Gives a job its table. */
export class SendImportFile extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly at: { readonly channelId: Uuid; readonly importId: Uuid },
    readonly name: string,
    readonly bytes: AsyncIterable<Uint8Array>,
  ) {
    super();
  }
}

export class SendImportFileHandler implements Handler<SendImportFile> {
  constructor(
    readonly work: UnitOfWork<ImportingStores>,
    readonly storage: FileStorage,
    readonly sniffer: FileSniffer,
    readonly scanner: FileScanner | null,
    readonly digest: ByteDigest,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, at: { channelId, importId }, name, bytes }: SendImportFile): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) =>
      refuseStarted(await importToChange(stores, actor, channelId, importId)),
    );
    const file = await storeFile(this, {
      teamId: actor.teamId,
      projectId: null,
      name,
      createdBy: actor.userId,
      bytes,
      check: () => {},
      mostBytes: TABLE_BYTES_MAX,
    });
    await this.work.perform(actor.teamId, async (stores) => {
      const job = refuseStarted(await importToChange(stores, actor, channelId, importId));
      await saveStored(stores.files, file);
      if (job.fileId) await stores.files.markOrphaned(job.fileId, this.clock.now());
      const after = { ...job, fileId: file.id, name: (job.name || file.name).slice(0, TITLE_MAX) };
      await stores.channelImports.save(after);
      await announceImport(stores, after);
    });
  }
}
