import { type KeyObject, createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A key pair with a self-signed certificate. */
export interface Identity {
  readonly privateKey: string;
  readonly certificate: string;
}

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length.toString(16);
  const bytes = Buffer.from(size.length % 2 ? `0${size}` : size, 'hex');
  const head = body.length < 128 ? [tag, body.length] : [tag, 0x80 | bytes.length, ...bytes];
  return Buffer.concat([Buffer.from(head), body]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const time = (at: Date): Buffer => tlv(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
const SHA256_RSA = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
const name = (text: string) =>
  sequence(tlv(0x31, sequence(Buffer.from('0603550403', 'hex'), tlv(0x0c, Buffer.from(text)))));

function certificateOf(publicKey: KeyObject, privateKey: KeyObject, until: Date): string {
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const serial = Buffer.concat([Buffer.from([1]), createHash('sha256').update(key).digest().subarray(0, 8)]);
  const facts = sequence(
    tlv(0xa0, Buffer.from('020102', 'hex')),
    tlv(0x02, serial),
    SHA256_RSA,
    name('Directory'),
    sequence(time(new Date('2020-01-01T00:00:00Z')), time(until)),
    name('Directory'),
    key,
  );
  const signature = sign('sha256', facts, privateKey);
  const certificate = sequence(facts, SHA256_RSA, tlv(0x03, Buffer.from([0]), signature));
  return `-----BEGIN CERTIFICATE-----\n${certificate
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** A new key with a certificate that ends then. */
export function newIdentity(until = new Date('2046-01-01T00:00:00Z')): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificateOf(publicKey, privateKey, until),
  };
}
