import * as kinds from './kinds.ts';

/** Outgoing webhooks. */
export const WEBHOOK_SETTINGS = {
  webhookInternalHosts: {
    name: 'WEBHOOK_INTERNAL_HOSTS',
    kind: kinds.hosts,
    otherwise: 'webhooks call public addresses only, with https',
    example: 'n8n.internal,localhost',
    about:
      'Hosts that webhooks may call although they are in an internal network, also without https. Every member who can create webhooks can call them.',
  },
} as const;
