import type { DomainEvent } from '@evident/domain/events';
import { type Limit, type SavedRow, type Uuid, refuse, refuseOneMore } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Revertible, type ThingChange, reverted } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import type { AnswerOf, Handler, Message } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type UndoStore, type Undoer, keptAs, undoKind } from '../undo/index.ts';

/** The rows of a saved thing, inside a unit of work. */
export interface ThingStore<Thing> {
  /** Locked. */
  find(id: Uuid): Promise<Thing | null>;
  save(thing: Thing): Promise<void>;
  remove(id: Uuid): Promise<void>;
}

/** The rows of a thing whose limit counts those with certain values, such as the same owner. */
export interface CountedStore<Thing> extends ThingStore<Thing> {
  count(of: Partial<Thing>): Promise<number>;
}

/** Stores that changes of every saved thing need. */
export interface ThingStores {
  readonly outbox: Outbox;
  readonly undo: UndoStore;
}

/** How one kind of thing is saved. */
export interface ThingFacts<Thing, Stores> extends Revertible<Thing> {
  /** The kind of its undo entries, such as `feeds:changed`. */
  readonly kind: string;
  readonly store: (stores: Stores) => ThingStore<Thing>;
  /** Ends the message unless the actor may change the thing. */
  readonly access: (stores: Stores, actor: Actor, thing: Thing) => Promise<void> | void;
  /** How many there may be in the place of a thing. */
  readonly max: Limit | ((thing: Thing) => Limit);
  /** How many there are in the place of a thing. */
  readonly count: (stores: Stores, thing: Thing) => Promise<number>;
  /** Announces the thing as it was saved; `before` is null if it is new, `after` if it was deleted. */
  readonly event: (
    actor: Actor,
    change: { before: Thing | null; after: Thing | null },
    stores: Stores,
  ) => DomainEvent | Promise<DomainEvent>;
  /** The project whose members alone can see the undo entry; outside projects without it. */
  readonly projectOf?: (thing: Thing) => Uuid | null;
  /** Undoes a change in another way than part by part. */
  readonly revert?: (change: ThingChange<Thing>, now: Thing | null) => Thing | null;
  /** Runs before a new or changed thing is saved. */
  readonly beforeSaving?: (stores: Stores, thing: Thing, before: Thing | null) => Promise<void>;
}

/** A change to keep for undo. */
export interface LabeledChange {
  /** By default `Renamed “…”` or `Changed “…”`. */
  readonly label?: string;
  /** By default the project of the thing. */
  readonly projectId?: Uuid | null;
}

/** The version that the actor has seen, and the parts to change. */
export interface ChangeOf<Thing> {
  readonly expected: number | null;
  readonly at: Date;
  readonly to: (before: Thing) => Partial<Thing> | Promise<Partial<Thing>>;
  readonly labelOf?: (before: Thing) => string;
}

/**
 * A thing that members save, change and delete. Checks access and limits, writes, announces, and keeps each change for
 * undo.
 */
export class SavedThing<Thing extends SavedRow, Stores> {
  private readonly undoKind;

  constructor(private readonly facts: ThingFacts<Thing, Stores>) {
    this.undoKind = undoKind<ThingChange<Thing>>(facts.kind);
  }

  /** Saves a new thing. @throws Refusal `UnprocessableContent` for one more than there may be */
  async create(stores: Stores & Pick<ThingStores, 'outbox'>, actor: Actor, thing: Thing): Promise<Thing> {
    await this.refuseMore(stores, thing);
    await this.save(stores, actor, thing, null);
    return thing;
  }

  /** The thing, locked, once the actor may change it. @throws Refusal `NotFound`, or as `access` refuses */
  async toChange(stores: Stores, actor: Actor, id: Uuid): Promise<Thing> {
    const { noun, store, access } = this.facts;
    const thing = (await store(stores).find(id)) ?? refuse('NotFound', `${capital(noun)} not found`);
    await access(stores, actor, thing);
    return thing;
  }

  /** Changes parts of a thing; returns the undo id. @throws Refusal as `toChange` and `refuseOverwriting` */
  async change(
    stores: Stores & ThingStores,
    actor: Actor,
    id: Uuid,
    { expected, at, to, labelOf }: ChangeOf<Thing>,
  ): Promise<Uuid> {
    const before = await this.toChange(stores, actor, id);
    refuseOverwriting(before, expected);
    const after: Thing = { ...before, ...(await to(before)), updatedAt: at };
    return this.replace(stores, actor, { before, after }, labelOf && { label: labelOf(before) });
  }

  /** Saves a thing that {@link toChange} returned, changed; returns the undo id. */
  async replace(
    stores: Stores & ThingStores,
    actor: Actor,
    { before, after }: { readonly before: Thing; readonly after: Thing },
    { label, projectId }: LabeledChange = {},
  ): Promise<Uuid> {
    await this.save(stores, actor, after, before);
    const { titleOf } = this.facts;
    const done = titleOf(before) === titleOf(after) ? 'Changed' : 'Renamed';
    return this.keep(stores, actor, { before, after }, { label: label ?? `${done} “${titleOf(before)}”`, projectId });
  }

  /** Deletes a thing that {@link toChange} returned; returns the undo id. */
  async remove(stores: Stores & ThingStores, actor: Actor, before: Thing): Promise<Uuid> {
    const { titleOf } = this.facts;
    await this.take(stores, actor, before);
    return this.keep(stores, actor, { before, after: null }, { label: `Deleted “${titleOf(before)}”` });
  }

  /** Saves a thing without keeping the change for undo. */
  async save(
    stores: Stores & Pick<ThingStores, 'outbox'>,
    actor: Actor,
    after: Thing,
    before: Thing | null,
  ): Promise<void> {
    await this.facts.beforeSaving?.(stores, after, before);
    await this.facts.store(stores).save(after);
    await stores.outbox.announce(await this.facts.event(actor, { before, after }, stores));
  }

  /** A handler that deletes the thing of a message. */
  deletes<M extends Message<Uuid> & { readonly actor: Actor }>(
    idOf: (message: M) => Uuid,
  ): new (work: UnitOfWork<Stores & ThingStores>) => Handler<M> {
    const remove = async (stores: Stores & ThingStores, message: M) =>
      this.remove(stores, message.actor, await this.toChange(stores, message.actor, idOf(message)));
    return class implements Handler<M> {
      constructor(private readonly work: UnitOfWork<Stores & ThingStores>) {}

      execute(message: M): Promise<AnswerOf<M>> {
        return this.work.perform(message.actor.teamId, (stores) => remove(stores, message)) as Promise<AnswerOf<M>>;
      }
    };
  }

  /** Undoes the deletion or a change, or redoes it, or refuses with the reason. */
  undoer<Held extends Stores & ThingStores>(clock: Clock): Undoer<Held, ThingChange<Thing>> {
    return {
      kind: this.undoKind,
      undo: async (stores, actor, change) => {
        const { store, access, revert = (made, is) => reverted(this.facts, made, is) } = this.facts;
        const was = (change.before ?? change.after)!;
        await access(stores, actor, was);
        const now = await store(stores).find(was.id);
        if (now) await access(stores, actor, now);
        const reverts = revert(change, now);
        const back: Thing | null = reverts && { ...reverts, updatedAt: clock.now() };
        if (back && !now) await this.refuseMore(stores, back);
        await (back ? this.save(stores, actor, back, now) : this.take(stores, actor, now!));
        return { opposite: keptAs(this.undoKind, { before: now, after: back }) };
      },
    };
  }

  /** Deletes a thing without keeping the change for undo. */
  private async take(stores: Stores & Pick<ThingStores, 'outbox'>, actor: Actor, before: Thing): Promise<void> {
    const { store, event } = this.facts;
    await store(stores).remove(before.id);
    await stores.outbox.announce(await event(actor, { before, after: null }, stores));
  }

  private async refuseMore(stores: Stores, thing: Thing): Promise<void> {
    const { max, count } = this.facts;
    refuseOneMore(await count(stores, thing), typeof max === 'function' ? max(thing) : max);
  }

  private keep(
    { undo }: ThingStores,
    actor: Actor,
    change: ThingChange<Thing> & { readonly before: Thing },
    { label, projectId = this.facts.projectOf?.(change.before) ?? null }: LabeledChange & { readonly label: string },
  ): Promise<Uuid> {
    return undo.keep(actor, this.undoKind, { projectId, label, before: change });
  }
}

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
