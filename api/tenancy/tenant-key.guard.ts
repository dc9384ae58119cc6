import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from '@evident/domain/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SETTINGS } from '../kernel/kernel.module.ts';
import type { Settings } from '../kernel/settings.ts';

const TENANT_KEY_HEADER = 'x-evident-tenant-key';

/** Hashes have equal lengths, so that the comparison takes the same time for every key. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Requires the key of the operator. Without one in the configuration, the operations do not exist. */
@Injectable()
export class TenantKeyGuard implements CanActivate {
  private readonly expected: Buffer | null;

  constructor(@Inject(SETTINGS.token) { tenantKey }: Settings) {
    this.expected = tenantKey === undefined ? null : hashOf(tenantKey);
  }

  canActivate(context: ExecutionContext): boolean {
    if (this.expected === null) return refuse('NotFound', 'There is nothing at this address');
    const given = context.switchToHttp().getRequest<FastifyRequest>().headers[TENANT_KEY_HEADER];
    if (typeof given !== 'string' || !timingSafeEqual(hashOf(given), this.expected))
      return refuse('Unauthorized', 'The key is missing or wrong', `Send it in the header ${TENANT_KEY_HEADER}.`);
    return true;
  }
}
