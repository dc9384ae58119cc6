import { createHmac } from 'node:crypto';
import type { DestinationVault } from '@evident/application/tickets/ports';
import { AesVault } from './aes-vault.ts';

/** Secrets of destinations: encrypted at rest, and used to sign. */
export class NodeDestinationVault extends AesVault implements DestinationVault {
  sign(key: string, content: string): string {
    return createHmac('sha256', Buffer.from(key, 'base64')).update(content, 'utf8').digest('base64');
  }

  base64(text: string): string {
    return Buffer.from(text, 'utf8').toString('base64');
  }
}
