import { randomUUID } from 'node:crypto';
import type { JobWithMetadata, SendOptions } from 'pg-boss';
import { JOB_DEFAULTS, type JobQueue, type NewJob } from '@evident/application/jobs/jobs';
import type { Loss } from '@evident/domain/jobs';
import { lossOf, SPARE_TRIES, type TakenJob, type TrySettings } from './tries.ts';

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
const LOST = '$lost';
/** Key of a stored payload: the last loss. */
const LOSS = '$loss';
export type Stored<Payload> = Payload & { readonly [LOST]?: number; readonly [LOSS]?: Loss };

/** Whether the last try ran out of time or memory, or its process sent no heartbeats. Null if it failed otherwise. */
export function lossIn(output: object | null): Loss | null {
  const { lost, value } = (output ?? {}) as { lost?: Loss | true; value?: { message?: string } };
  // Up to version 0.1, no reason was stored.
  if (lost) return lost === true ? 'TIME' : lost;
  if (value?.message === 'job heartbeat timeout') return 'PROCESS';
  return value?.message === 'job timed out' ? 'TIME' : null;
}

/** A failed try, as it is stored. PostgreSQL stores no NUL characters. */
export function outcomeOf(fault: unknown): { readonly message: string; readonly lost?: Loss } {
  const message = (fault instanceof Error ? fault.message : String(fault)).replaceAll('\0', '');
  const lost = lossOf(fault);
  return lost ? { message, lost } : { message };
}

/** As it was enqueued. */
export function payloadOf<Payload extends object>({ [LOST]: _, [LOSS]: __, ...payload }: Stored<Payload>): Payload {
  return payload as unknown as Payload;
}

/** A taken job, as its handler gets it. */
export function jobOf<Payload extends object>(taken: JobWithMetadata<Stored<Payload>>): TakenJob<Payload> {
  const { id, data, output, retryCount, groupId, singletonKey, priority } = taken;
  const { [LOST]: before = 0, [LOSS]: former = null } = data;
  const last = lossIn(output);
  return {
    id,
    payload: payloadOf<Payload>(data),
    attempt: retryCount + 1,
    group: groupId ?? null,
    lost: before + (last ? 1 : 0),
    key: singletonKey ?? null,
    priority: PRIORITIES[priority] ?? null,
    loss: last ?? former,
  };
}

/** By their number; higher first. */
const PRIORITIES = ['STANDARD', 'ACCELERATED', 'DEDICATED'] as const;

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
    priority: PRIORITIES.indexOf(priority),
    group: group === undefined ? undefined : { id: group },
  };
}

export function optionsOf(queue: JobQueue<object>): SendOptions {
  return {
    retryLimit: (queue.retries ?? JOB_DEFAULTS.retries) + SPARE_TRIES,
    retryDelay: queue.backoffSeconds ?? JOB_DEFAULTS.backoffSeconds,
    retryBackoff: true,
    retryDelayMax: JOB_DEFAULTS.backoffMaxSeconds,
    expireInSeconds: queue.timeoutSeconds ?? JOB_DEFAULTS.timeoutSeconds,
  };
}
