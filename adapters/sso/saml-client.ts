import { randomBytes } from 'node:crypto';
import type { Beginning, OpenConnection, OwnAddresses, ProtocolClient, Returned } from '@evident/application/sso/ports';
import type { Clock } from '@evident/application/kernel/clock';
import { refuse } from '@evident/domain/kernel';
import { type Assertion, type SamlFacts, validCertificates } from '@evident/domain/sso';
import { SAML, type Profile, ValidateInResponseTo } from '@node-saml/node-saml';
import { refuseUnsafe, factsOf } from './saml-checks.ts';

/** Milliseconds that clocks may differ. */
const SKEW_MS = 60_000;
const REQUEST_MS = 600_000;

/** SAML 2.0: requests by redirect, signed assertions by POST. */
export class SamlClient implements ProtocolClient {
  constructor(private readonly clock: Clock) {}

  async begin(connection: OpenConnection, own: OwnAddresses, state: string, fresh: boolean): Promise<Beginning> {
    const facts = factsOfConnection(connection);
    const requestId = `_${randomBytes(20).toString('hex')}`;
    const saml = this.provider(facts, own, { requestId, fresh });
    return { url: await saml.getAuthorizeUrlAsync(state, undefined, {}), kept: '', requestId };
  }

  async finish(connection: OpenConnection, own: OwnAddresses, returned: Returned): Promise<Assertion> {
    const facts = factsOfConnection(connection);
    const { response, requestId } = returned;
    if (response === null || requestId === null)
      return refuse('Unauthorized', 'Your directory did not sign you in', 'Sign in again.');
    try {
      refuseUnsafe(response);
      const { profile } = await this.provider(facts, own, { requestId, fresh: false }).validatePostResponseAsync({
        SAMLResponse: response,
      });
      return assertionOf(profile, facts, own, requestId);
    } catch (error) {
      if ((error as { name?: unknown }).name === 'Refusal') throw error;
      return notAccepted(String((error as Error).message));
    }
  }

  private provider(
    facts: SamlFacts,
    own: OwnAddresses,
    { requestId, fresh }: { readonly requestId: string; readonly fresh: boolean },
  ): SAML {
    const createdAt = this.clock.now().toISOString();
    return new SAML({
      entryPoint: facts.entryPoint,
      issuer: own.entityId,
      callbackUrl: own.acsUrl,
      audience: own.entityId,
      idpCert: validCertificates(facts, this.clock.now()),
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      acceptedClockSkewMs: SKEW_MS,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      forceAuthn: fresh,
      generateUniqueId: () => requestId,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: REQUEST_MS,
      // The attempt is in the database and was used up before; only its own request counts.
      cacheProvider: {
        saveAsync: async (key, value) => ({ value, createdAt: Number(key.length) }),
        getAsync: async (key) => (key === requestId ? createdAt : null),
        removeAsync: async (key) => key,
      },
    });
  }
}

const factsOfConnection = ({ saml }: OpenConnection): SamlFacts =>
  saml ?? refuse('InvalidOperation', 'The connection has no sign-on address');

/** Checks of the signed assertion that the library leaves to its caller. */
function assertionOf(
  profile: Profile | null,
  { idpEntityId }: SamlFacts,
  { acsUrl }: OwnAddresses,
  requestId: string,
): Assertion {
  const signed = profile?.getAssertion?.();
  if (!profile || !signed) return notAccepted('no assertion');
  const facts = factsOf(signed);
  if (profile.issuer !== idpEntityId) notAccepted('another issuer');
  if (facts.audiences.length === 0) notAccepted('no audience');
  if (!facts.recipients.includes(acsUrl)) notAccepted('another recipient');
  if (!facts.requestIds.includes(requestId)) notAccepted('another request');
  // The library compares the times that are there.
  if (facts.endsAt === null) notAccepted('no end');
  if (profile.nameID === undefined || profile.nameID === '') notAccepted('no subject');
  if (profile.nameIDFormat?.endsWith(':transient')) notAccepted('the subject changes with each sign-in');
  return {
    subject: profile.nameID,
    claims: { ...(profile.attributes as Record<string, unknown> | undefined) },
    authenticatedAt: facts.authenticatedAt,
  };
}

const notAccepted = (reason: string): never =>
  refuse(
    'Unauthorized',
    'The answer of your directory was not accepted',
    `Reason: ${reason.replace(/[^\w .,-]/g, '').slice(0, 120)}.`,
  );
