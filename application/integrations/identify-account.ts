import { notFound, type Uuid } from '@evident/domain/kernel';
import { ANY_PROVIDER, Command, type Handler } from '../kernel/message.ts';
import type { Provider, SignedDelivery } from '../kernel/signed-delivery.ts';

/** Finds the workspaces that the account of a body is connected to. Empty if there are none, or the body names none. */
export type AccountFinder = (body: string) => Promise<readonly Uuid[]>;

export interface IdentifiedAccount {
  /** The first of them. */
  readonly teamId: Uuid;
  readonly teamIds: readonly Uuid[];
}

/**
 * Returns the workspaces that the account of a signed request is connected to. Only the service itself can ask, so
 * others do not learn who uses which service.
 */
export class IdentifyAccount extends Command<IdentifiedAccount> {
  static readonly requires = ANY_PROVIDER;

  constructor(readonly delivery: SignedDelivery) {
    super();
  }
}

export class IdentifyAccountHandler implements Handler<IdentifyAccount> {
  constructor(private readonly finders: Readonly<Partial<Record<Provider, AccountFinder>>>) {}

  async execute({ delivery: { provider, body } }: IdentifyAccount): Promise<IdentifiedAccount> {
    const teamIds = (await this.finders[provider]?.(body)) ?? [];
    return { teamId: teamIds[0] ?? notFound('Workspace'), teamIds };
  }
}
