import { AesVault } from '@evident/adapters/crypto/aes-vault';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresSealedValues } from '@evident/adapters/postgres/keys/postgres-sealed-values';
import type { Secrets } from '@evident/application/kernel/secrets';
import {
  type KeyRing,
  RESEALING,
  RESEALING_CRON,
  ResealValues,
  ResealValuesHandler,
  type SealedPlace,
  type SealedValues,
} from '@evident/application/keys/reseal-values';
import { Module } from '@nestjs/common';
import { SECRETS } from '../identity/identity.ports.ts';
import { repeats } from '../kernel/consumes.ts';
import { handle } from '../kernel/handle.ts';
import { DATA_SOURCE, SETTINGS } from '../kernel/kernel.module.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';

const VALUES = port<SealedValues>('SealedValues');
const RINGS = port<Readonly<Record<SealedPlace, KeyRing>>>('KeyRings');

function openRings(settings: Settings, random: Secrets): Readonly<Record<SealedPlace, KeyRing>> {
  const secrets = secretsOf(settings, random);
  const services = new AesVault(secrets, PURPOSES.services);
  return {
    'second-factor': new AesVault(secrets, PURPOSES.secondFactor),
    webhook: new AesVault(secrets, PURPOSES.webhooks),
    destination: new AesVault(secrets, PURPOSES.destinations),
    'channel-source': new AesVault(secrets, PURPOSES.sources),
    directory: new AesVault(secrets, PURPOSES.directories),
    'access-token': services,
    'refresh-token': services,
  };
}

@Module({
  providers: [
    provide(VALUES, (source: DataSource) => new PostgresSealedValues(source), [DATA_SOURCE]),
    provide(RINGS, openRings, [SETTINGS, SECRETS]),
    handle(ResealValues, ResealValuesHandler, [VALUES, RINGS]),
    repeats(RESEALING, RESEALING_CRON, () => new ResealValues(), { atStart: true }),
  ],
})
export class KeysModule {}
