import { createHmac } from 'node:crypto';
import type { WebhookSecrets } from '@evident/application/webhooks/ports';
import { AesVault } from './aes-vault.ts';

/** Secrets of webhooks: encrypted at rest, and used to sign. */
export class NodeWebhookSecrets extends AesVault implements WebhookSecrets {
  sign(key: string, content: string): string {
    return createHmac('sha256', Buffer.from(key, 'base64')).update(content, 'utf8').digest('base64');
  }
}
