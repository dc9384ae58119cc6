import {
  type Clause,
  type CombinedForms,
  type FilterContext,
  type FilterForm,
  type KnownFields,
  NOTHING,
  type ResultKey,
  type RowFault,
  SAVED_FOR,
  type SavedFilter,
  and,
  combinedOrRefused,
  compileFilterForm,
  compiledOrRefused,
  formsIn,
  simplified,
} from '@evident/domain/filters';
import { type Actor, timeZoneOf } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { FilterableFields } from './filterable-fields.ts';

const ONLY_SYSTEM_FIELDS: KnownFields = { fields: new Map(), people: false };

type Saved = Pick<SavedFilter, 'objectType' | 'form'>;

/** The filters of lists: forms that come with requests, parameters that are rows, and saved forms. */
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
    const system = this.contextOf(ONLY_SYSTEM_FIELDS, [key], actor);
    const own =
      given && given.fieldForms.length > 0
        ? this.contextOf(await this.fields.known(actor, [given]), [key], actor)
        : system;
    return simplified(
      and(
        ...(given ? [compiledOrRefused(given, own)[key] ?? NOTHING] : []),
        ...parameters.map((form) => compiledOrRefused(form, system)[key] ?? NOTHING),
      ),
    );
  }

  /**
   * The clause of each result type of a search: the form and the filters in brackets must all hold. A field that applies to none of the types is a fault; of a type that it does not apply to, nothing matches.
   * @throws Refusal `ValidationError` for a form with a row that cannot be used
   */
  async clauses(
    resultKeys: readonly ResultKey[],
    forms: readonly FilterForm[],
    actor: Actor,
    groups: readonly CombinedForms[] = [],
  ): Promise<Readonly<Partial<Record<ResultKey, Clause>>>> {
    const filled = forms.filter(({ fieldForms }) => fieldForms.length > 0);
    if (filled.length + groups.length === 0) return {};
    const known = await this.fields.known(actor, [...filled, ...groups.flatMap(formsIn)]);
    const context = this.contextOf(known, resultKeys, actor);
    const compiled = [
      ...filled.map((form) => compiledOrRefused(form, context)),
      ...groups.map((group) => combinedOrRefused(group, context)),
    ];
    return Object.fromEntries(
      resultKeys.map((key) => [key, simplified(and(...compiled.map((clauses) => clauses[key] ?? NOTHING)))]),
    );
  }

  /** The rows of saved filters that the actor cannot use, each with the reason. */
  async faultsOf(filters: readonly Saved[], actor: Actor): Promise<(readonly RowFault[])[]> {
    const known = await this.fields.known(
      actor,
      filters.map(({ form }) => form),
    );
    return filters.map(
      ({ objectType, form }) => compileFilterForm(form, this.contextOf(known, [SAVED_FOR[objectType]], actor)).faults,
    );
  }

  /** @throws Refusal `ValidationError` for a row that the actor cannot use */
  async refuseFaults({ objectType, form }: Saved, actor: Actor): Promise<void> {
    compiledOrRefused(form, this.contextOf(await this.fields.known(actor, [form]), [SAVED_FOR[objectType]], actor));
  }

  private contextOf(known: KnownFields, resultKeys: readonly ResultKey[], actor: Actor): FilterContext {
    return { ...known, now: this.clock.now(), timeZone: timeZoneOf(actor), userId: actor.userId, resultKeys };
  }
}
