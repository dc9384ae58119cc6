import { guessedType, type RawColumns } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { FieldStore } from './field-store.ts';
import type { RawColumnStore } from './raw-column-store.ts';

const SAMPLES = 3;
const SAMPLE_LENGTH = 100;

/** The columns that imports kept raw on notes of a project, without those that are fields already. */
export class ListRawColumns extends Query<RawColumns> {
  static readonly requires = memberWith({ scope: 'read', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class ListRawColumnsHandler implements Handler<ListRawColumns> {
  constructor(
    private readonly work: UnitOfWork<{ fields: FieldStore; rawColumns: RawColumnStore; projectAccess: ProjectAccess }>,
  ) {}

  execute({ actor, projectId }: ListRawColumns): Promise<RawColumns> {
    return this.work.prepare(actor.teamId, async ({ fields, rawColumns, projectAccess }) => {
      await demand(projectAccess, actor, projectId, 'write');
      const known = await fields.fieldsAt({ projectId, objectType: 'NOTE' });
      const converted = new Set(known.flatMap(({ sourceColumns }) => sourceColumns));
      const sampled = Map.groupBy(await rawColumns.sampled(projectId), ({ name }) => name);
      const items: RawColumns['items'] = [];
      for (const { name, noteCount } of await rawColumns.names(projectId)) {
        if (converted.has(name)) continue;
        const texts = sampled.get(name) ?? [];
        const samples = texts.slice(0, SAMPLES).map(({ text }) => text.slice(0, SAMPLE_LENGTH));
        items.push({ name, noteCount, samples, type: guessedType(name, texts) });
      }
      return { items };
    });
  }
}
