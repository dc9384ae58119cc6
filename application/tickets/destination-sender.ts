import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import {
  type Destination,
  type DestinationRequest,
  type DestinationTest,
  type TicketDraft,
  meaningOf,
  plainRequest,
  secretPlace,
  shownAnswer,
  testRequest,
  ticketRequest,
} from '@evident/domain/tickets';
import { keyOf, signedHeaders } from '@evident/domain/webhooks';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Called, DestinationCaller, DestinationStore, DestinationVault } from './ports.ts';

interface Ports {
  readonly work: UnitOfWork<{ destinations: DestinationStore }>;
  readonly caller: DestinationCaller;
  readonly vault: DestinationVault;
  readonly clock: Clock;
}

interface Opened {
  readonly token: string | null;
  readonly signing: string | null;
}

/** A call, and its answer as it can be shown. */
export interface Sent {
  readonly called: Called;
  readonly shown: string;
}

/** Sends requests to destinations with their secrets, which stay in here. */
export class DestinationSender {
  constructor(private readonly ports: Ports) {}

  /**
   * Posts a body of a rule to a generic destination; returns the answer as it can be shown.
   *
   * @param id the same at each try
   * @throws Refusal if the destination refused; `Unavailable` if another try may succeed
   */
  async post(teamId: Uuid, destinationId: Uuid, body: string, id: string): Promise<string> {
    const destination = await this.ports.work.perform(teamId, async ({ destinations }) =>
      destinations.find(destinationId),
    );
    if (!destination) return notFound('Destination');
    if (destination.kind !== 'GENERIC')
      refuse('InvalidOperation', 'This destination takes tickets only', 'Choose one of another service.');
    const secrets = this.opened(destination);
    const request = plainRequest(destination, secrets.token, body, this.ports.vault.base64);
    const { called, shown } = await this.send(destination, secrets, request, id);
    if (called.outcome === 'REFUSED') refuse('InvalidOperation', 'The address was not called', shown);
    if (called.outcome !== 'ANSWERED') return refuse('Unavailable', 'The address could not be reached', shown);
    const meaning = meaningOf('GENERIC', called.answer);
    if (meaning === 'REFUSED') refuse('UnprocessableContent', 'The address refused', shown);
    return meaning === 'DONE' ? shown : refuse('Unavailable', 'The address failed', shown);
  }

  /** Asks a destination to create a ticket. */
  ticket(destination: Destination, draft: TicketDraft): Promise<Sent> {
    const secrets = this.opened(destination);
    const request = ticketRequest(destination, secrets.token, draft, this.ports.vault.base64);
    return this.send(destination, secrets, request, draft.id);
  }

  /** Tries a destination without creating a ticket. */
  async test(destination: Destination, id: string): Promise<DestinationTest> {
    const secrets = this.opened(destination);
    const request = testRequest(destination, secrets.token, this.ports.vault.base64);
    const { called, shown } = await this.send(destination, secrets, request, id);
    return {
      works: called.outcome === 'ANSWERED' && meaningOf(destination.kind, called.answer) === 'DONE',
      answer: shown,
    };
  }

  private async send({ kind }: Destination, secrets: Opened, request: DestinationRequest, id: string): Promise<Sent> {
    const { caller, vault, clock } = this.ports;
    const sign = (content: string) => [vault.sign(keyOf(secrets.signing!), content)];
    const signed = secrets.signing === null ? {} : signedHeaders(id, request.body, clock.now(), sign);
    const named: Record<string, string> = kind === 'GENERIC' ? { 'webhook-id': id, 'Idempotency-Key': id } : {};
    const called = await caller.call({ ...request, headers: { ...request.headers, ...named, ...signed } });
    if (called.outcome !== 'ANSWERED') return { called, shown: called.problem };
    const hidden = [secrets.token, secrets.signing, request.headers['Authorization'] ?? null];
    return { called, shown: shownAnswer(called.answer, hidden) };
  }

  /** @throws Refusal if the installation has another secret now */
  private opened({ id, access: { url, secrets } }: Destination): Opened {
    const open = (sealed: string | null): string | null =>
      sealed === null
        ? null
        : (this.ports.vault.open(sealed, secretPlace(id, url)) ??
          refuse('InvalidOperation', 'The token can no longer be read', 'An admin enters it again in the settings.'));
    return { token: open(secrets.token), signing: open(secrets.signing) };
  }
}
