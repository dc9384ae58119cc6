import {
  type Clause,
  type FilterForm,
  type KnownFields,
  NOTHING,
  type ResultKey,
  and,
  compiledOrRefused,
  simplified,
} from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { FilterableFields } from './filterable-fields.ts';

const ONLY_SYSTEM_FIELDS: KnownFields = { fields: new Map(), people: false };

/** The filters of lists: forms that come with requests, and parameters that are rows. */
export class ListFilters {
  constructor(
    private readonly fields: FilterableFields,
    private readonly clock: Clock,
  ) {}

  /**
   * The clause under which an object is in a list: all forms must hold.
   * @param given the form of the caller; the others are made from parameters and name no custom fields
   * @throws Refusal `ValidationError` for a form with a row that cannot be used
   */
  async clause(key: ResultKey, [given, ...parameters]: readonly FilterForm[], actor: Actor): Promise<Clause> {
    const system = this.contextOf(ONLY_SYSTEM_FIELDS, key, actor);
    const own =
      given && given.fieldForms.length > 0 ? this.contextOf(await this.known(given, actor), key, actor) : system;
    return simplified(
      and(
        ...(given ? [compiledOrRefused(given, own)[key] ?? NOTHING] : []),
        ...parameters.map((form) => compiledOrRefused(form, system)[key] ?? NOTHING),
      ),
    );
  }

  private known({ fieldForms }: FilterForm, actor: Actor): Promise<KnownFields> {
    return this.fields.known(
      actor,
      fieldForms.flatMap(({ field: { fieldId } }) => (fieldId === undefined ? [] : [fieldId])),
    );
  }

  private contextOf(known: KnownFields, key: ResultKey, { userId }: Actor) {
    return { ...known, now: this.clock.now(), userId, resultKeys: [key] };
  }
}
