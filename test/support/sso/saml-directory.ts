import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { Identity } from './certificate.ts';

export const IDP = 'https://directory.example/saml';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** A request of Evident, read from the address that the browser was sent to. */
export interface SamlRequest {
  readonly id: string;
  readonly acs: string;
  readonly issuer: string;
  readonly state: string;
  readonly forced: boolean;
}

export function requestIn(url: string): SamlRequest {
  const parameters = new URL(url).searchParams;
  const xml = inflateRawSync(Buffer.from(parameters.get('SAMLRequest')!, 'base64')).toString();
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return {
    id: attribute(' ID'),
    acs: attribute('AssertionConsumerServiceURL'),
    issuer: />([^<]+)<\/saml:Issuer>/.exec(xml)![1]!,
    state: parameters.get('RelayState')!,
    forced: attribute('ForceAuthn') === 'true',
  };
}

export interface Said {
  readonly email?: string;
  readonly subject?: string;
  readonly groups?: readonly string[];
  readonly audience?: string;
  readonly recipient?: string;
  readonly issuer?: string;
  /** Of the assertion and its conditions, relative to now. */
  readonly aheadMs?: number;
  readonly inResponseTo?: string;
  readonly authenticatedAt?: Date;
}

const moment = (ms: number): string => new Date(Date.now() + ms).toISOString();

export function assertion(request: SamlRequest, said: Said = {}, id = '_a1'): string {
  const { email = 'ada@acme.example', aheadMs = 0, issuer = IDP } = said;
  const attribute = (name: string, values: readonly string[]) =>
    `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`;
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${moment(aheadMs)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${said.subject ?? `id-of-${email}`}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${moment(aheadMs + 120_000)}" Recipient="${said.recipient ?? request.acs}" InResponseTo="${said.inResponseTo ?? request.id}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${moment(aheadMs)}" NotOnOrAfter="${moment(aheadMs + 120_000)}"><saml:AudienceRestriction><saml:Audience>${said.audience ?? request.issuer}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${(said.authenticatedAt ?? new Date()).toISOString()}" SessionIndex="s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('email', [email])}${attribute('name', ['Ada Lovelace'])}${said.groups ? attribute('groups', said.groups) : ''}</saml:AttributeStatement></saml:Assertion>`;
}

export const responseAround = (request: SamlRequest, content: string, inResponseTo = request.id): string =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r1" Version="2.0" IssueInstant="${moment(0)}" Destination="${request.acs}" InResponseTo="${inResponseTo}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${IDP}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${content}</samlp:Response>`;

/** Signs the element with this id. */
export function signed(
  xml: string,
  { privateKey }: Identity,
  id = '_a1',
  algorithm = RSA_SHA256,
  digest = SHA256,
): string {
  const signer = new SignedXml({ privateKey, signatureAlgorithm: algorithm, canonicalizationAlgorithm: EXCLUSIVE });
  signer.addReference({ xpath: `//*[@ID='${id}']`, digestAlgorithm: digest, transforms: [ENVELOPED, EXCLUSIVE] });
  signer.computeSignature(xml, {
    location: { reference: `//*[@ID='${id}']/*[local-name()='Issuer']`, action: 'after' },
  });
  return signer.getSignedXml();
}

/** The response of an honest directory, base64. */
export const samlResponse = (request: SamlRequest, identity: Identity, said: Said = {}): string =>
  encoded(signed(responseAround(request, assertion(request, said)), identity));

export const encoded = (xml: string): string => Buffer.from(xml).toString('base64');
