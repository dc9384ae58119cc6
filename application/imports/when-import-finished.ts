import type { DeliveredEvent } from '@evident/domain/events';
import { type FieldStore, type RawColumnStore, fieldChangedBy, fillField } from '../fields/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PersonStore } from '../people/index.ts';
import type { ImportStore } from './import-store.ts';

interface Stores {
  imports: ImportStore;
  fields: FieldStore;
  rawColumns: RawColumnStore;
  people: PersonStore;
  outbox: Outbox;
}

/**
 * Fills the fields that columns of an import were mapped to. Whole columns are known only now, and with them the order of day and month.
 * Values that a note has already stay, so doing it again changes nothing.
 */
export class WhenImportFinished implements Reaction<'import:finished'> {
  readonly name = 'when-import-finished';
  readonly on = ['import:finished'] as const;

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react({ teamId, payload: { importId, projectId, by } }: DeliveredEvent<'import:finished'>): Promise<void> {
    const files = await this.work.perform(teamId, ({ imports }) => imports.filesOf(importId));
    for (const { id: importFileId, choice } of files)
      for (const { name, fieldId } of choice.mapping?.fields ?? []) {
        if (fieldId === undefined) continue;
        await this.work.perform(teamId, async ({ fields, rawColumns, people, outbox }) => {
          await fields.oneAtATime(projectId);
          const field = await fields.find(fieldId);
          if (!field) return;
          const tools = { newId: () => this.ids.newId(), at: this.clock.now() };
          const filled = await fillField({ fields, rawColumns, people }, field, { importFileId }, name, tools);
          await outbox.announce(fieldChangedBy(teamId, by, filled.field));
        });
      }
  }
}
