import { type ColumnConversion, type ConvertedColumns, columnSettings } from '@evident/domain/fields';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PersonStore } from '../people/index.ts';
import { demand } from '../permissions/index.ts';
import { fillField } from './fill-field.ts';
import { makeField, type MakingStores } from './make-field.ts';
import type { RawColumnStore } from './raw-column-store.ts';

/** Makes note fields of columns that imports kept raw, with the values of all notes. Deleting such a field shows the raw column again. */
export class ConvertColumns extends Command<ConvertedColumns> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly conversion: ColumnConversion,
  ) {
    super();
  }
}

export class ConvertColumnsHandler implements Handler<ConvertColumns> {
  constructor(
    private readonly work: UnitOfWork<MakingStores & { rawColumns: RawColumnStore; people: PersonStore }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, conversion: { columns } }: ConvertColumns): Promise<ConvertedColumns> {
    const tools = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const items: ConvertedColumns['items'] = [];
      const known = new Set((await stores.rawColumns.names(projectId)).map(({ name }) => name));
      for (const { name, label, type, several } of columns) {
        const settings = columnSettings(type, several);
        const id = await makeField(stores, tools, actor, projectId, { label, type, objectType: 'NOTE', settings });
        if (!known.has(name))
          refuse('UnprocessableContent', `No note of the project has a column “${name}”`, 'Reload, then choose again.');
        const field = (await stores.fields.find(id)) ?? notFound('Field');
        const made = { newId: () => this.ids.newId(), at: this.clock.now(), actor };
        const { valueCount, rawCount } = await fillField(stores, field, { projectId }, name, made);
        items.push({ id, valueCount, rawCount });
      }
      return { items };
    });
  }
}
