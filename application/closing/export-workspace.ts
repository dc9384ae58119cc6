import type { SignedIn } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileStorage } from '../files/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import { type Handler, Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PackFiles, PackedFile, WorkspaceReader } from './ports.ts';

/**
 * Reads the whole workspace as one archive: the rows of each table as JSON lines, and all files. Contains everything,
 * also what the admin has no access to, so it requires a recent confirmation and is recorded.
 */
export class ExportWorkspace extends Query<AsyncIterable<Uint8Array>> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin', session: true, confirmed: true });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
  ) {
    super();
  }
}

export class ExportWorkspaceHandler implements Handler<ExportWorkspace> {
  constructor(
    private readonly reader: WorkspaceReader,
    private readonly work: UnitOfWork<{ audit: AuditLog }>,
    private readonly storage: FileStorage,
    private readonly pack: PackFiles,
  ) {}

  async execute({ actor }: ExportWorkspace): Promise<AsyncIterable<Uint8Array>> {
    const { userId: actorId, teamId: objectId } = actor;
    await this.work.perform(actor.teamId, ({ audit }) =>
      audit.record({ actorId, action: 'workspace:exported', objectType: 'team', objectId }),
    );
    return this.pack(this.filesOf(actor.teamId));
  }

  private async *filesOf(teamId: Uuid): AsyncIterable<PackedFile> {
    const parts = new Map<string, number>();
    const rows = new Map<string, number>();
    for await (const { table, lines } of this.reader.rows(teamId)) {
      const part = (parts.get(table) ?? 0) + 1;
      parts.set(table, part);
      rows.set(table, (rows.get(table) ?? 0) + lines.split('\n').length - 1);
      yield packed(`rows/${table}-${String(part).padStart(PART_DIGITS, '0')}.jsonl`, lines);
    }
    const missing: Uuid[] = [];
    for await (const { id, name } of this.reader.files(teamId)) {
      const content = await this.storage.read(id);
      if (content) yield { path: `files/${id}-${plain(name)}`, ...content };
      else missing.push(id);
    }
    const manifest = { format: 1, workspace: teamId, rows: Object.fromEntries(rows), missingFiles: missing };
    yield packed('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

const PART_DIGITS = 6;
const NAME_MAX = 40;

/** Names in the archive are the same on every system. The row of the file has the whole name. */
const plain = (name: string): string => name.replace(/[^\w.-]+/g, '_').slice(-NAME_MAX);

function packed(path: string, text: string): PackedFile {
  const bytes = new TextEncoder().encode(text);
  return {
    path,
    size: bytes.byteLength,
    bytes: (async function* () {
      yield bytes;
    })(),
  };
}
