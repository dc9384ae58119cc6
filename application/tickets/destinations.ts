import { type Page, type PageRequest, type Uuid, oneLine, refuse } from '@evident/domain/kernel';
import {
  DESTINATION,
  DESTINATION_LIMIT,
  type Destination,
  type DestinationKind,
  type DestinationSecrets,
  type DestinationUpdate,
  type DestinationView,
  type NewDestination,
  type SentSecrets,
  type SentSettings,
  originOf,
  readSettings,
  refuseBadSecrets,
  refuseWithoutToken,
  secretPlace,
} from '@evident/domain/tickets';
import { receiverUrl } from '@evident/domain/webhooks';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { SavedThing, type ThingStores, newRow } from '../saved-things/index.ts';
import { destinationChanged } from './events.ts';
import type { DestinationStore, DestinationVault, InternalDestinations, TicketReader } from './ports.ts';

interface Stores extends ThingStores {
  destinations: DestinationStore;
  audit: AuditLog;
}

/** Destinations are changed by admins, and used by every member. */
const DESTINATIONS = new SavedThing<Destination, Pick<Stores, 'destinations'>>({
  ...DESTINATION,
  kind: 'destinations:changed',
  store: ({ destinations }) => destinations,
  access(_, { workspaceAdmin }) {
    if (!workspaceAdmin) refuse('Forbidden', 'Only admins change destinations', 'Ask an admin of the workspace.');
  },
  max: DESTINATION_LIMIT,
  count: ({ destinations }) => destinations.count({}),
  event: (actor, { before, after }) => destinationChanged(actor, (after ?? before)!.id),
});
export const undoDestinationChanges = (clock: Clock) => DESTINATIONS.undoer(clock);

const recordIn = ({ audit }: Pick<Stores, 'audit'>, actorId: Uuid, action: string, { id, access }: Destination) =>
  audit.record({ actorId, action, objectType: 'destination', objectId: id, detail: { url: originOf(access.url) } });

interface Reading {
  readonly id: Uuid;
  readonly kind: DestinationKind;
  readonly vault: DestinationVault;
  readonly internal: InternalDestinations;
}

/**
 * Settings and sealed secrets as they are stored. Secrets that are kept stay only for the same server.
 * @throws Refusal `ValidationError`
 */
function accessOf(
  { id, kind, vault, internal }: Reading,
  sent: SentSettings & SentSecrets,
  before: Destination['access'] | null,
): Destination['access'] {
  const settings = readSettings(kind, { ...before, ...sent }, (url) => receiverUrl(url, internal));
  refuseBadSecrets(kind, sent);
  const isMoved = before !== null && originOf(before.url) !== originOf(settings.url);
  const sealed = (given: string | null | undefined, kept: string | null): string | null => {
    if (given) return vault.seal(given, secretPlace(id, settings.url));
    if (given === undefined && kept !== null && isMoved)
      refuse('ValidationError', 'The address is of another server', 'Send the secrets again, or null to remove them.');
    return given === undefined ? kept : null;
  };
  const secrets: DestinationSecrets = {
    token: sealed(sent.token, before?.secrets.token ?? null),
    signing: sealed(sent.signingSecret, before?.secrets.signing ?? null),
  };
  refuseWithoutToken(kind, secrets, settings.header);
  return { ...settings, secrets };
}

/** The destinations of the workspace, by title. */
export class ListDestinations extends queryWith({ scope: 'read', access: 'visible' })<
  { page: PageRequest },
  Page<DestinationView>
> {}
export const ListDestinationsHandler = answeredBy(({ actor, page }: ListDestinations, reader: TicketReader) =>
  reader.destinations(actor, page),
);

export class GetDestination extends queryWith({ scope: 'read' })<{ destinationId: Uuid }, DestinationView> {}
export const GetDestinationHandler = answeredBy(({ actor, destinationId }: GetDestination, reader: TicketReader) =>
  found(reader.destination(actor, destinationId), 'Destination not found'),
);

/** Saves a destination; returns its id. */
export class CreateDestination extends commandWith({ scope: 'write', role: 'admin' })<
  { wanted: NewDestination },
  { id: Uuid }
> {}
export const CreateDestinationHandler = answeredBy(
  async (
    { actor, wanted: { title, kind, ...sent } }: CreateDestination,
    work: UnitOfWork<Stores>,
    vault: DestinationVault,
    internal: InternalDestinations,
    ids: Ids,
    clock: Clock,
  ) => {
    const row = newRow({ ids, clock }, actor);
    const access = accessOf({ id: row.id, kind, vault, internal }, sent, null);
    const destination: Destination = { ...row, title: oneLine(title), kind, access };
    await work.perform(actor.teamId, async (stores) => {
      await DESTINATIONS.create(stores, actor, destination);
      await recordIn(stores, actor.userId, 'created', destination);
    });
    return { id: destination.id };
  },
);

/** Changes a destination; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateDestination extends commandWith({ scope: 'write', role: 'admin' })<
  { destinationId: Uuid; update: DestinationUpdate; expected: number | null },
  Uuid
> {}
export const UpdateDestinationHandler = answeredBy(
  async (
    { actor, destinationId: id, update: { title, ...sent }, expected }: UpdateDestination,
    work: UnitOfWork<Stores>,
    vault: DestinationVault,
    internal: InternalDestinations,
    clock: Clock,
  ) =>
    work.perform(actor.teamId, async (stores) => {
      const before = await DESTINATIONS.toChange(stores, actor, id);
      const undoId = await DESTINATIONS.change(stores, actor, id, {
        expected,
        at: clock.now(),
        to: () => ({
          ...(title === undefined ? {} : { title: oneLine(title) }),
          access: accessOf({ id, kind: before.kind, vault, internal }, sent, before.access),
        }),
      });
      await recordIn(stores, actor.userId, 'changed', before);
      return undoId;
    }),
);

/** Deletes a destination; returns the undo id. Its tickets stay. */
export class DeleteDestination extends commandWith({ scope: 'write', role: 'admin' })<{ destinationId: Uuid }, Uuid> {}
export const DeleteDestinationHandler = answeredBy(
  ({ actor, destinationId }: DeleteDestination, work: UnitOfWork<Stores>) =>
    work.perform(actor.teamId, async (stores) => {
      const before = await DESTINATIONS.toChange(stores, actor, destinationId);
      const undoId = await DESTINATIONS.remove(stores, actor, before);
      await recordIn(stores, actor.userId, 'deleted', before);
      return undoId;
    }),
);
