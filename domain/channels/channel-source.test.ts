import {
  type ChannelSource,
  SOURCE_KINDS,
  afterRun,
  broughtNothing,
  choicesWanted,
  dataPointOf,
  isReady,
  newImport,
  previewed,
  readCredentials,
  readSettings,
  refuseOtherAccount,
  refuseRunning,
  refuseTwin,
  settingsOf,
  sinceOf,
  sourceCredentials,
  sourceName,
  sourceSettings,
  stopOf,
  waitsUntil,
  withRun,
  withSourceState,
} from './index.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);
const INBOX = { id: '1', name: 'Support' };
const SOURCE: ChannelSource = {
  id: 's',
  teamId: 't',
  channelId: 'c',
  source: 'FRONT',
  name: 'Acme',
  account: 'Acme',
  configuration: { chosen: { inboxes: [INBOX] }, firstImportPeriodDays: 10 },
  credentials: 'sealed',
  cursor: null,
  state: 'active',
  problem: null,
  importId: null,
  lastRunAt: null,
  nextRunAt: NOW,
  createdBy: 'm',
  createdAt: NOW,
};
const refused = (title: string) => expect.objectContaining({ title });

describe('the kinds of sources', () => {
  it('have a property of the contract for each credential and picker', () => {
    for (const { credentials, pickers } of Object.values(SOURCE_KINDS)) {
      for (const { name } of credentials) expect(sourceCredentials.properties).toHaveProperty(name);
      for (const { name } of pickers) {
        expect(sourceSettings.properties).toHaveProperty(name);
        expect(choicesWanted.properties.picker.enum).toContain(name);
      }
    }
  });
});

describe('credentials', () => {
  it('are all those of the kind, without blanks', () => {
    expect(readCredentials('FRONT', { token: ' t ' })).toEqual({ token: 't' });
    expect(readCredentials('APP_STORE', {})).toEqual({});
    expect(() => readCredentials('FRONT', { token: '  ' })).toThrow(refused('API token is missing'));
    expect(() => readCredentials('FRONT', { token: 't', key: 'k' })).toThrow(refused('Front has no key'));
  });
});

describe('settings', () => {
  it('are the choices of the kind, each once, and the days of the first import', () => {
    const read = readSettings('FRONT', { inboxes: [INBOX, INBOX], firstImportPeriodDays: 5 });
    expect(read).toEqual({ chosen: { inboxes: [INBOX] }, firstImportPeriodDays: 5 });
    expect(settingsOf(read)).toEqual({ inboxes: [INBOX], firstImportPeriodDays: 5 });
    expect(readSettings('ZENDESK', {})).toEqual({ chosen: { groups: [], tags: [] }, firstImportPeriodDays: 90 });
    expect(readSettings('PENDO', {})).toEqual({ chosen: { apps: [] } });
  });

  it('are refused with too few choices, and with those of other kinds', () => {
    expect(() => readSettings('FRONT', {})).toThrow(refused('Inboxes are missing'));
    expect(() => readSettings('FRONT', { inboxes: [INBOX], teams: [] })).toThrow(refused('Front has no teams'));
    expect(() => readSettings('PENDO', { firstImportPeriodDays: 5 })).toThrow(
      refused('Pendo has no firstImportPeriodDays'),
    );
  });

  it('name a public source, and other sources have the name of their account', () => {
    const apps = readSettings('APP_STORE', {
      apps: [
        { id: '1', name: 'Signal' },
        { id: '2', name: 'VLC' },
      ],
    });
    expect(sourceName('APP_STORE', 'App Store', apps)).toBe('Signal, VLC');
    expect(sourceName('FRONT', 'Acme', SOURCE.configuration)).toBe('Acme');
  });

  it('say since when items are imported', () => {
    expect(sinceOf(SOURCE)).toEqual(hours(-240));
    expect(sinceOf({ ...SOURCE, configuration: { chosen: {} } })).toEqual(hours(-90 * 24));
  });
});

describe('the runs of a source', () => {
  it('are an hour apart, and six after one that failed', () => {
    expect(withRun(SOURCE, 'i', NOW)).toMatchObject({ importId: 'i', nextRunAt: hours(1) });
    expect(withRun({ ...SOURCE, state: 'paused' }, 'i', NOW).nextRunAt).toBeNull();
    expect(afterRun({ ...SOURCE, problem: 'Before' }, { kind: 'done' }, NOW)).toMatchObject({
      problem: null,
      lastRunAt: NOW,
      nextRunAt: hours(1),
    });
    expect(afterRun(SOURCE, { kind: 'failed', problem: 'Full' }, NOW)).toMatchObject({
      state: 'active',
      problem: 'Full',
      nextRunAt: hours(6),
    });
  });

  it('stop when the service refuses them, and begin again with the first that works', () => {
    const stopped = afterRun(SOURCE, { kind: 'refused', problem: 'Renew' }, NOW);
    expect(stopped).toMatchObject({ state: 'stopped', problem: 'Renew', nextRunAt: null });
    expect(() => refuseRunning(stopped)).toThrow(refused('The source is stopped'));
    expect(() => refuseRunning(SOURCE)).not.toThrow();
    expect(afterRun(stopped, { kind: 'done' }, NOW)).toMatchObject({ state: 'active', nextRunAt: hours(1) });
    expect(afterRun({ ...SOURCE, state: 'paused' }, { kind: 'done' }, NOW)).toMatchObject({
      state: 'paused',
      nextRunAt: null,
    });
  });

  it('wait as long as the service asks, between a second and a day', () => {
    expect(waitsUntil(hours(2), NOW)).toEqual(hours(2));
    expect(waitsUntil(hours(-2), NOW)).toEqual(new Date(NOW.getTime() + 1_000));
    expect(waitsUntil(hours(200), NOW)).toEqual(hours(24));
  });

  it('pause and continue', () => {
    const paused = withSourceState(SOURCE, 'paused', NOW);
    expect(paused).toMatchObject({ state: 'paused', nextRunAt: null });
    expect(withSourceState({ ...paused, problem: 'Old' }, 'active', NOW)).toMatchObject({
      problem: null,
      nextRunAt: NOW,
    });
    expect(() => withSourceState(SOURCE, 'active', NOW)).toThrow(refused('The source is active already'));
  });
});

describe('a channel', () => {
  it('has one account of a service, and the same choices once', () => {
    expect(() => refuseTwin([SOURCE], SOURCE)).toThrow(refused('The channel has this source already'));
    const other = { ...SOURCE, configuration: { chosen: { inboxes: [{ id: '2', name: 'Sales' }] } } };
    expect(() => refuseTwin([SOURCE], other)).not.toThrow();
    expect(() => refuseTwin([SOURCE], { ...other, account: 'Other' })).toThrow(
      refused('The channel has another account of Front'),
    );
    expect(() => refuseTwin([SOURCE], { ...SOURCE, source: 'PENDO', account: 'Other' })).not.toThrow();
    expect(() => refuseOtherAccount(SOURCE, 'Other')).toThrow(refused('These credentials open “Other”, not “Acme”'));
    expect(() => refuseOtherAccount(SOURCE, 'Acme')).not.toThrow();
  });
});

describe('an import of a source', () => {
  const of = { id: 'i', teamId: 't', channelId: 'c', name: 'Acme', sourceId: 's', createdBy: 'm', createdAt: NOW };

  it('is ready at once, while a table waits for its configuration', () => {
    const run = newImport({ ...of, source: 'FRONT' });
    expect([isReady(run), isReady(newImport({ ...of, source: 'CSV', sourceId: null }))]).toEqual([true, false]);
    expect(broughtNothing(run)).toBe(true);
    expect(broughtNothing({ ...run, removed: 1 })).toBe(false);
  });

  it('is previewed as data points', () => {
    const rawTicket = { createdAt: '2026-05-01T10:00:00Z', description: 'Slow', creator: { email: 'kim@example.org' } };
    const point = dataPointOf(
      { externalId: '1', externalUrl: 'https://example.org/1', rawTicket },
      { teamId: 't', channelId: 'c', source: 'FRONT', newId: () => 'p', now: NOW },
    );
    expect(previewed(point)).toMatchObject({
      source: 'FRONT',
      text: 'Slow',
      author: 'kim@example.org',
      externalUrl: 'https://example.org/1',
      themed: false,
    });
  });
});

it('a source stops when it is refused, or first cannot be read', () => {
  const failed = afterRun(SOURCE, { kind: 'failed', problem: 'Down' }, NOW);
  const refusedOnce = afterRun(failed, { kind: 'refused', problem: 'Renew it' }, NOW);
  expect(stopOf(SOURCE, failed)).toEqual({ refused: false });
  expect(stopOf(failed, afterRun(failed, { kind: 'failed', problem: 'Down' }, NOW))).toBeUndefined();
  expect(stopOf(failed, refusedOnce)).toEqual({ refused: true });
  expect(stopOf(refusedOnce, afterRun(refusedOnce, { kind: 'refused', problem: 'Renew it' }, NOW))).toBeUndefined();
  expect(stopOf(failed, afterRun(failed, { kind: 'done' }, NOW))).toBeUndefined();
});
