/**
 * Milliseconds until the earliest job of each queue may start; not positive if one may start now.
 */
export const DUE_JOBS = `
  SELECT name, 1000 * extract(epoch FROM min(start_after) - pgboss.job_now())::float8 AS ms
  FROM pgboss.job
  WHERE state < 'active' AND NOT blocked AND name = ANY($1::text[])
  GROUP BY name`;

/** Queues with jobs that ran too long, or whose worker sends no heartbeats. */
export const LATE_JOBS = `
  SELECT DISTINCT name
  FROM pgboss.job
  WHERE state = 'active'
    AND (heartbeat_on + heartbeat_seconds * interval '1s' < pgboss.job_now()
      OR started_on + expire_seconds * interval '1s' < pgboss.job_now())`;

/** Lets the job fail for good with its current try. */
export const LAST_TRY = `
  UPDATE pgboss.job
  SET retry_limit = retry_count
  WHERE name = $1 AND id = $2`;

/** The keys are LOST and LOSS of `pg-boss-form.ts`. */
export const COUNT_LOST = `
  UPDATE pgboss.job
  SET data = data || jsonb_build_object('$lost', $3::int, '$loss', $4::text)
  WHERE name = $1 AND id = $2`;
