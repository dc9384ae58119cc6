import { randomUUID } from 'node:crypto';
import type { JobWithMetadata, SendOptions } from 'pg-boss';
import { JOB_DEFAULTS, type JobQueue, type NewJob } from '@evident/application/jobs/jobs';
import { isLost, type TrySettings } from './tries.ts';

export interface PgBossSettings extends TrySettings {
  /** URL of a role that may create and own the schema `pgboss`. */
  readonly url: string;
  /** Seconds between looks for jobs whose notification was lost or that another process delayed. Default 10. */
  readonly lookSeconds?: number;
  /** Seconds between checks for lost workers. Default 10. */
  readonly watchSeconds?: number;
  /** Seconds between checks for due schedules. Default 45. */
  readonly cronSeconds?: number;
}

/** Key of a stored payload: how often its job was lost. */
export const LOST = '$lost';
export type Stored<Payload> = Payload & { readonly [LOST]?: number };

/** Reports whether the last try ran out of time or memory, or its process sent no heartbeats. */
export function wasLost(output: object | null): boolean {
  const { lost, value } = (output ?? {}) as { lost?: boolean; value?: { message?: string } };
  return lost === true || ['job heartbeat timeout', 'job timed out'].includes(value?.message ?? '');
}

/** A failed try, as it is stored. PostgreSQL stores no NUL characters. */
export const outcomeOf = (fault: unknown): { readonly message: string; readonly lost?: true } => ({
  message: (fault instanceof Error ? fault.message : String(fault)).replaceAll('\0', ''),
  ...(isLost(fault) ? { lost: true } : {}),
});

/** A taken job, as its handler gets it. */
export function jobOf<Payload extends object>(taken: JobWithMetadata<Stored<Payload>>) {
  const { id, data, output, retryCount, groupId } = taken;
  const { [LOST]: before = 0, ...payload } = data;
  const lost = before + (wasLost(output) ? 1 : 0);
  return { id, payload: payload as unknown as Payload, attempt: retryCount + 1, group: groupId ?? null, lost };
}

/** Higher first. */
const PRIORITY = { STANDARD: 0, ACCELERATED: 1, DEDICATED: 2 } as const;

export const failedOf = (queueName: string): string => `${queueName}.failed`;
export const reasonOf = (output: unknown): string =>
  String(
    (output as { message?: unknown; value?: { message?: unknown } } | null)?.message ??
      (output as { value?: { message?: unknown } } | null)?.value?.message ??
      'unknown',
  );

export function sendOptions({ queue, options: { key, startAfter, group, priority = 'STANDARD' } = {} }: NewJob) {
  return {
    ...optionsOf(queue),
    singletonKey: key ?? randomUUID(),
    startAfter,
    priority: PRIORITY[priority],
    group: group === undefined ? undefined : { id: group },
  };
}

export function optionsOf(queue: JobQueue<object>): SendOptions {
  return {
    retryLimit: queue.retries ?? JOB_DEFAULTS.retries,
    retryDelay: queue.backoffSeconds ?? JOB_DEFAULTS.backoffSeconds,
    retryBackoff: true,
    retryDelayMax: JOB_DEFAULTS.backoffMaxSeconds,
    expireInSeconds: queue.timeoutSeconds ?? JOB_DEFAULTS.timeoutSeconds,
  };
}
