import type { AuditChainStore, StoredChain } from '@evident/application/audit/chain-store';
import type { AuditRules, ChainedEntry, ChainPlace, SealedEntry } from '@evident/domain/audit';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

interface Row {
  id: Uuid;
  at: string;
  said: Record<string, unknown>;
  sequence: string;
  hash: string;
}

/** Everything that an entry says. A column that is added later must be left out while it is null. */
const ENTRY = `
  SELECT e.id, (extract(epoch FROM e.at) * 1000000)::bigint::text AS at, e.sequence, encode(e.hash, 'hex') AS hash,
    jsonb_strip_nulls(jsonb_build_object('actorId', e.actor_id, 'action', e.action, 'objectType', e.object_type, 'objectId', e.object_id, 'objectIds', e.object_ids,
      'projectId', e.project_id, 'region', e.region, 'ip', e.ip, 'device', e.device, 'program', e.program, 'programId', e.program_id, 'programName', e.program_name))
      || jsonb_build_object('detail', e.detail) AS said
  FROM audit_entry e`;

const NO_CHAIN = {
  sequence: '0',
  hash: null,
  anchor_sequence: '0',
  anchor_hash: null,
  anchor_seal: null,
  retention_days: null,
  to_files: false,
  streamed_sequence: '0',
};

export class PostgresAuditChainStore implements AuditChainStore {
  constructor(private readonly session: Session) {}

  async chain(): Promise<StoredChain> {
    const [row = NO_CHAIN] = await this.session.query<typeof NO_CHAIN>(
      `SELECT sequence, encode(hash, 'hex') AS hash, anchor_sequence, encode(anchor_hash, 'hex') AS anchor_hash, encode(anchor_seal, 'hex') AS anchor_seal,
         retention_days, to_files, streamed_sequence FROM audit_chain`,
    );
    return {
      head: { sequence: Number(row.sequence), hash: row.hash },
      anchor: { sequence: Number(row.anchor_sequence), hash: row.anchor_hash },
      anchorSeal: row.anchor_seal,
      rules: { retentionDays: row.retention_days, toFiles: row.to_files },
      streamed: Number(row.streamed_sequence),
    };
  }

  async forgetAccess(before: Date): Promise<void> {
    await this.session.query('SELECT forget_access_periods($1)', [before]);
  }

  async unsealed(most: number): Promise<ChainedEntry[]> {
    const rows = await this.session.query<Row>(`${ENTRY} WHERE e.sequence IS NULL ORDER BY e.at, e.id LIMIT $1`, [
      most,
    ]);
    return rows.map((row) => this.entryOf(row));
  }

  async sealedAfter(sequence: number, most: number): Promise<SealedEntry[]> {
    const rows = await this.session.query<Row>(`${ENTRY} WHERE e.sequence > $1 ORDER BY e.sequence, e.id LIMIT $2`, [
      sequence,
      most,
    ]);
    return rows.map((row) => ({ ...this.entryOf(row), sequence: Number(row.sequence), hash: row.hash }));
  }

  async seal(head: ChainPlace, entries: readonly ChainedEntry[], seals: readonly string[]): Promise<boolean> {
    const [row] = await this.session.query<{ sealed: boolean }>(
      `SELECT seal_audit_entries($1, $2, ARRAY(SELECT 'epoch'::timestamptz + m * interval '1 microsecond' FROM unnest($3::bigint[]) WITH ORDINALITY u (m, i) ORDER BY i),
         ARRAY(SELECT decode(h, 'hex') FROM unnest($4::text[]) WITH ORDINALITY u (h, i) ORDER BY i)) AS sealed`,
      [head.sequence, entries.map(({ id }) => id), entries.map(({ at }) => at), seals],
    );
    return row!.sealed;
  }

  async lastBefore(moment: Date): Promise<ChainPlace | null> {
    // Positions follow the order of sealing, so an older entry may come later: everything up to the place must be older.
    const [row] = await this.session.query<{ sequence: string; hash: string }>(
      `SELECT e.sequence, encode(e.hash, 'hex') AS hash FROM audit_entry e
       WHERE e.sequence = coalesce(
         (SELECT y.sequence - 1 FROM audit_entry y WHERE y.at >= $1 AND y.sequence IS NOT NULL ORDER BY y.sequence LIMIT 1),
         (SELECT c.sequence FROM audit_chain c))`,
      [moment],
    );
    return row ? { sequence: Number(row.sequence), hash: row.hash } : null;
  }

  async forget({ sequence }: ChainPlace, seal: string, most: number): Promise<number> {
    const [row] = await this.session.query<{ deleted: number }>(
      `SELECT forget_audit_entries($1, $2, decode($3, 'hex')) AS deleted`,
      [sequence, most, seal],
    );
    return row!.deleted;
  }

  async saveRules({ retentionDays, toFiles }: AuditRules): Promise<void> {
    await this.session.query('SELECT set_audit_rules($1, $2)', [retentionDays, toFiles]);
  }

  async streamed(sequence: number): Promise<void> {
    await this.session.query('SELECT set_audit_streamed($1)', [sequence]);
  }

  private entryOf({ id, at, said }: Row): ChainedEntry {
    return { id, teamId: this.session.teamId, at, said };
  }
}
