import { refuse, isSameJson } from '../kernel/index.ts';
import type { ChannelSource, ChannelSourceUpdate } from './channel-source.ts';
import { SOURCE_NAMES } from './sources.ts';

const HOUR_MS = 3_600_000;
/** Time from a run to the next (decided). */
const EVERY_MS = HOUR_MS;
/** The same after a run that failed (decided). */
const AFTER_PROBLEM_MS = 6 * HOUR_MS;
/** A service that asks to wait longer is asked again after a day (decided). */
const WAIT_MS = { least: 1_000, most: 24 * HOUR_MS };

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** When a run goes on that the service told to wait. */
export const waitsUntil = (until: Date, now: Date): Date =>
  after(now, Math.min(Math.max(until.getTime() - now.getTime(), WAIT_MS.least), WAIT_MS.most));

/** The source while a run of it begins. */
export const withRun = (source: ChannelSource, importId: string, now: Date): ChannelSource => ({
  ...source,
  importId,
  nextRunAt: source.state === 'active' ? after(now, EVERY_MS) : null,
});

/** How a run ended: `refused` by the service, or `failed` for another reason. */
export type RunEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' | 'refused'; readonly problem: string };

/** The source after a run. Credentials that worked start a stopped source again. */
export function afterRun(source: ChannelSource, end: RunEnd, now: Date): ChannelSource {
  if (end.kind === 'cancelled') return source;
  if (end.kind === 'refused')
    return { ...source, state: 'stopped', problem: end.problem, lastRunAt: now, nextRunAt: null };
  const [problem, ms] = end.kind === 'done' ? [null, EVERY_MS] : [end.problem, AFTER_PROBLEM_MS];
  const state = source.state === 'stopped' && end.kind === 'done' ? 'active' : source.state;
  return { ...source, state, problem, lastRunAt: now, nextRunAt: state === 'active' ? after(now, ms) : null };
}

/** How a source stopped with a run: `undefined` if it goes on, or if it had stopped so before. */
export function stopOf(before: ChannelSource, after: ChannelSource): { readonly refused: boolean } | undefined {
  const refused = after.state === 'stopped';
  const isNews = refused ? before.state !== 'stopped' : before.problem === null && after.problem !== null;
  return isNews ? { refused } : undefined;
}

/**
 * The source in a state that a member chose. One that goes on runs at once.
 * @throws Refusal `InvalidOperation` if it is in that state
 */
export function withSourceState(
  source: ChannelSource,
  state: NonNullable<ChannelSourceUpdate['state']>,
  now: Date,
): ChannelSource {
  if (source.state === state) refuse('InvalidOperation', `The source is ${state} already`, 'Reload to see its state.');
  return state === 'paused'
    ? { ...source, state, nextRunAt: null }
    : { ...source, state, problem: null, nextRunAt: now };
}

/** @throws Refusal `InvalidOperation` unless the source may run */
export function refuseRunning({ state }: Pick<ChannelSource, 'state'>): void {
  if (state !== 'active')
    refuse(
      'InvalidOperation',
      `The source is ${state}`,
      state === 'paused' ? 'Continue it first.' : 'Renew its credentials.',
    );
}

/**
 * Ids of one service are unique within an account, so a channel has one account of each, and the same choices once.
 * @throws Refusal `InvalidOperation`
 */
export function refuseTwin(
  there: readonly ChannelSource[],
  { source, account, configuration }: Pick<ChannelSource, 'source' | 'account' | 'configuration'>,
): void {
  const others = there.filter((one) => one.source === source);
  if (others.some((one) => one.account !== account))
    refuse(
      'InvalidOperation',
      `The channel has another account of ${SOURCE_NAMES[source]}`,
      'Create another channel for this account.',
    );
  if (others.some((one) => isSameJson(idsOf(one), idsOf({ configuration }))))
    refuse(
      'InvalidOperation',
      'The channel has this source already',
      'Choose others, or change the source that is there.',
    );
}

const idsOf = ({ configuration: { chosen } }: Pick<ChannelSource, 'configuration'>) =>
  Object.fromEntries(Object.entries(chosen).map(([picker, list]) => [picker, list.map(({ id }) => id).toSorted()]));

/** @throws Refusal `InvalidOperation` for credentials of another account, whose items are others */
export function refuseOtherAccount({ account, source }: ChannelSource, opened: string): void {
  if (account !== opened)
    refuse(
      'InvalidOperation',
      `These credentials open “${opened}”, not “${account}”`,
      `Use credentials of “${account}”. For another account of ${SOURCE_NAMES[source]}, create another channel.`,
    );
}
