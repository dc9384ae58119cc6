import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditFiles } from '@evident/application/audit/chain-store';
import type { Uuid } from '@evident/domain/kernel';

/** Files of JSON lines in the data folder, readable by their owner only: `audit/<workspace>/2026-11-30.jsonl`. */
export class FolderAuditFiles implements AuditFiles {
  constructor(private readonly dataFolder: string) {}

  /** Deletes the files of a deleted workspace. */
  async remove(teamId: Uuid): Promise<void> {
    await rm(join(this.dataFolder, 'audit', teamId), { recursive: true, force: true });
  }

  async append(teamId: Uuid, day: string, lines: string): Promise<void> {
    const folder = join(this.dataFolder, 'audit', teamId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(join(folder, `${day}.jsonl`), 'a', 0o600);
    try {
      await file.writeFile(lines);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
