import { Resolver } from 'node:dns/promises';
import type { DomainRecords } from '@evident/application/sso/ports';
import { refuse } from '@evident/domain/kernel';

const TIME_MS = 5_000;
const TRIES = 2;
/** Answers that there is no such record, as opposed to none at all. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the resolver of the machine. */
export class DnsRecords implements DomainRecords {
  private readonly resolver = new Resolver({ timeout: TIME_MS, tries: TRIES });

  async has(domain: string, record: string): Promise<boolean> {
    try {
      return (await this.resolver.resolveTxt(domain)).some((parts) => parts.join('').trim() === record);
    } catch (error) {
      if (ABSENT.has((error as { code?: unknown }).code)) return false;
      return refuse('Unavailable', 'The DNS did not answer', 'Try again in a few minutes, or verify by email.');
    }
  }
}
