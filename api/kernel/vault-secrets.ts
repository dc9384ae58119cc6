import type { Secrets } from '@evident/application/kernel/secrets';
import type { Settings } from './settings.ts';

const FALLBACK_SECRET_BYTES = 32;

/** Purposes of encryption. The keys of each are derived for it alone; renaming one loses its values. */
export const PURPOSES = {
  secondFactor: 'second factor',
  services: 'tokens of services',
  webhooks: 'webhooks',
  destinations: 'destinations',
  sources: 'sources of channels',
  audit: 'audit log',
  directories: 'directories of single sign-on',
} as const;

/** The secrets of the installation, the newest first; a random one without them. */
export const secretsOf = ({ secret, previousSecrets = [] }: Settings, random: Secrets): string[] => [
  secret ?? random.token(FALLBACK_SECRET_BYTES),
  ...previousSecrets,
];
