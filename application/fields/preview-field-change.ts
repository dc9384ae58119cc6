import { type FieldPreview, type FieldWording, LOSS_SAMPLES, plainValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { PersonStore } from '../people/index.ts';
import type { FieldStore } from './field-store.ts';
import type { FieldValueStore } from './field-value-store.ts';
import { planChange } from './plan-change.ts';
import { fieldToChange } from './to-change.ts';

const SAMPLE_LENGTH = 200;

/** Previews the effect of a change of a field on its values, for members who may make the change. */
export class PreviewFieldChange extends Query<FieldPreview> {
  static readonly requires = memberWith({ scope: 'read', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fieldId: Uuid,
    readonly wording: FieldWording,
  ) {
    super();
  }
}

export class PreviewFieldChangeHandler implements Handler<PreviewFieldChange> {
  constructor(
    private readonly work: UnitOfWork<{
      fields: FieldStore;
      fieldValues: FieldValueStore;
      projectAccess: ProjectAccess;
      people: PersonStore;
    }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, fieldId, wording }: PreviewFieldChange): Promise<FieldPreview> {
    return this.work.prepare(actor.teamId, async (stores) => {
      const field = await fieldToChange(stores, actor, fieldId);
      const tools = { ids: this.ids, clock: this.clock, actor };
      const { after, values, lossCount, nameOf } = await planChange(stores, tools, field, wording);
      const samples = values
        .filter(({ lost }) => lost)
        .slice(0, LOSS_SAMPLES)
        .map(({ value: _, count, before }) => ({
          value: plainValue(field, before, nameOf).slice(0, SAMPLE_LENGTH),
          count,
        }));
      const { options, labels, ...settings } = after.settings;
      return {
        valueCount: await stores.fieldValues.count(fieldId),
        lossCount,
        samples,
        settings: { ...settings, ...(options && { options: [...options] }), ...(labels && { labels }) },
      };
    });
  }
}
