import { X509Certificate } from 'node:crypto';
import type { Certificate } from '@evident/domain/sso';

/** Reads a certificate as PEM, or its base64 alone, as directories show it. */
export function readCertificate(text: string): Certificate | null {
  const body = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '');
  const lines = body.match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  try {
    return { pem, expiresAt: new Date(new X509Certificate(pem).validTo).toISOString() };
  } catch {
    return null;
  }
}
