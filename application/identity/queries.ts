import {
  type AccessTokenView,
  type AccountEventView,
  type SecondFactorView,
  type SessionView,
  type SignedIn,
  viewAccessToken,
  viewAccountEvent,
  viewSecondFactor,
  viewSession,
} from '@evident/domain/identity';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { ANYONE, memberWith, PERSON, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AccessTokenStore } from './access-token-store.ts';
import type { BotChallenge, BotCheck } from './ports.ts';
import type { IdentityWork } from './identity-work.ts';

/** Creates a proof-of-work challenge for sign-up. */
export class GetBotChallenge extends Query<BotChallenge> {
  static readonly requires = ANYONE;
}

export const GetBotChallengeHandler = answeredBy((_: GetBotChallenge, botCheck: BotCheck) => botCheck.challenge());

/** Returns whether two-step sign-in is on, and the number of recovery codes left. */
export class GetSecondFactor extends Query<SecondFactorView> {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export const GetSecondFactorHandler = answeredBy(async ({ signedIn }: GetSecondFactor, work: IdentityWork) =>
  viewSecondFactor(await work.perform(({ secondFactors }) => secondFactors.find(signedIn.accountId))),
);

/** Lists the caller's access tokens in this workspace, without their secrets. */
export class ListAccessTokens extends Query<AccessTokenView[]> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListAccessTokensHandler = answeredBy(
  ({ actor }: ListAccessTokens, work: UnitOfWork<{ accessTokens: AccessTokenStore }>) =>
    work.perform(actor.teamId, async ({ accessTokens }) => (await accessTokens.of(actor.userId)).map(viewAccessToken)),
);

/** Lists the sign-in history of the signed-in person, newest first. */
export class ListAccountEvents extends Query<Page<AccountEventView>> {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListAccountEventsHandler = answeredBy(
  async ({ signedIn, page }: ListAccountEvents, work: IdentityWork) => {
    const { items, next } = await work.perform(({ events }) => events.of(signedIn.accountId, page));
    return { items: items.map(viewAccountEvent), next };
  },
);

/** Lists the sessions of the signed-in person. */
export class ListSessions extends Query<SessionView[]> {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export const ListSessionsHandler = answeredBy(async ({ signedIn }: ListSessions, work: IdentityWork, clock: Clock) => {
  const sessions = await work.perform((stores) => stores.sessions.of(signedIn.accountId, clock.now()));
  return sessions.map((session) => viewSession(session, signedIn.sessionId));
});
