import { Parser } from 'htmlparser2';

const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

/** Neither SHA-1 nor shared secrets. */
const SIGNING: ReadonlySet<string> = new Set(
  ['rsa-sha256', 'rsa-sha384', 'rsa-sha512', 'ecdsa-sha256', 'ecdsa-sha384', 'ecdsa-sha512'].map(
    (name) => `http://www.w3.org/2001/04/xmldsig-more#${name}`,
  ),
);
const DIGESTS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const TRANSFORMS: ReadonlySet<string> = new Set([
  `${SIGNATURE}enveloped-signature`,
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
]);
const RESPONSE_MAX = 400_000;

const LISTED: Readonly<Record<string, ReadonlySet<string>>> = {
  SignatureMethod: SIGNING,
  DigestMethod: DIGESTS,
  Transform: TRANSFORMS,
};

/**
 * Refuses what no honest directory sends, before the library reads it: entities, several assertions (as in signature
 * wrapping), several elements with one id, and algorithms that are not on the list.
 *
 * @throws Error with the reason
 */
export function refuseUnsafe(response: string): void {
  const xml = Buffer.from(response, 'base64').toString('utf8');
  if (xml.length > RESPONSE_MAX) throw new Error('too long');
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Error('it has entities');
  let assertions = 0;
  const ids = new Set<string>();
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = qualified.slice(qualified.indexOf(':') + 1);
        if (/^(Encrypted)?Assertion$/i.test(name)) assertions += 1;
        const listed = LISTED[name];
        if (listed && !listed.has(attributes['Algorithm'] ?? '')) throw new Error('an algorithm that is not accepted');
        const id = attributes['ID'];
        if (id !== undefined && ids.has(id)) throw new Error('two elements with one id');
        if (id !== undefined) ids.add(id);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (assertions > 1) throw new Error('several assertions');
}

/** Conditions of a signed assertion: its audiences, its recipients and its times. */
export interface AssertionFacts {
  readonly audiences: readonly string[];
  readonly recipients: readonly string[];
  readonly requestIds: readonly string[];
  readonly endsAt: Date | null;
  readonly authenticatedAt: Date | null;
}

/** Reads the facts from the assertion that the library parsed from the signed bytes. */
export function factsOf(parsed: Record<string, unknown>): AssertionFacts {
  const assertion = [parsed['Assertion']];
  const confirmations = at(assertion, 'Subject', 'SubjectConfirmation', 'SubjectConfirmationData');
  const ends = confirmations.flatMap((each) => attribute(each, 'NotOnOrAfter')).map((text) => Date.parse(text));
  const instant = at(assertion, 'AuthnStatement').flatMap((each) => attribute(each, 'AuthnInstant'))[0];
  return {
    audiences: at(assertion, 'Conditions', 'AudienceRestriction', 'Audience').flatMap(textOf),
    recipients: confirmations.flatMap((each) => attribute(each, 'Recipient')),
    requestIds: confirmations.flatMap((each) => attribute(each, 'InResponseTo')),
    endsAt: ends.length > 0 && ends.every(Number.isFinite) ? new Date(Math.max(...ends)) : null,
    authenticatedAt: instant !== undefined && Number.isFinite(Date.parse(instant)) ? new Date(instant) : null,
  };
}

const at = (nodes: readonly unknown[], ...path: readonly string[]): unknown[] =>
  path.reduce<unknown[]>(
    (found, name) => found.flatMap((node) => (node as Record<string, unknown[]>)[name] ?? []),
    [...nodes],
  );

const attribute = (node: unknown, name: string): string[] => {
  const value = (node as { $?: Record<string, string> }).$?.[name];
  return value === undefined ? [] : [value];
};

const textOf = (node: unknown): string[] => {
  const text = typeof node === 'string' ? node : (node as { _?: string })._;
  return text === undefined ? [] : [text.trim()];
};
