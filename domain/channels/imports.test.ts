import {
  type ChannelImport,
  hasEnded,
  payloadOfRow,
  proposedConfiguration,
  refuseUnfitConfiguration,
  withState,
} from './index.ts';

const DAYS = { minDate: '2026-05-01', maxDate: '2026-05-31' };
const CONFIGURATION = { ...DAYS, analyzeColumnLabel: 'Comment' };

describe('the configuration of a table', () => {
  const column = (label: string, days: { first: string; last: string } | null = null) => ({
    label,
    isDate: days !== null,
    filled: 3,
    days,
  });
  const columns = [
    column('Ticket ID'),
    column('Comment'),
    column('Written', { first: '2026-05-02', last: '2026-05-09' }),
    column('E-Mail'),
  ];
  const guessed = { text: 'Comment', time: 'Written', title: 'E-Mail', tags: null };

  it('is proposed from names and values, each column once', () => {
    expect(proposedConfiguration(columns, guessed, {}, '2026-06-01')).toEqual({
      minDate: '2026-05-02',
      maxDate: '2026-05-09',
      analyzeColumnLabel: 'Comment',
      timestampColumnLabel: 'Written',
      authorColumnLabel: 'E-Mail',
      externalIdColumnLabel: 'Ticket ID',
    });
  });

  it('follows the member, who can leave a column out; without times it is of today', () => {
    const chosen = { timestampColumnLabel: '', authorColumnLabel: '', titleColumnLabel: 'Ticket ID' };
    expect(proposedConfiguration(columns, guessed, chosen, '2026-06-01')).toEqual({
      minDate: '2026-06-01',
      maxDate: '2026-06-01',
      analyzeColumnLabel: 'Comment',
      titleColumnLabel: 'Ticket ID',
      externalIdColumnLabel: 'Ticket ID',
    });
    expect(() => proposedConfiguration([], { ...guessed, text: null }, {}, '2026-06-01')).toThrow('has no columns');
  });

  it('is refused with days in the wrong order, and columns that are not there', () => {
    expect(() => refuseUnfitConfiguration({ ...CONFIGURATION, minDate: '2026-06-01' }, ['Comment'])).toThrow(
      'minDate is after maxDate',
    );
    expect(() => refuseUnfitConfiguration(CONFIGURATION, ['Words'])).toThrow('The table has no column “Comment”');
    refuseUnfitConfiguration(CONFIGURATION, ['Comment']);
  });
});

describe('a row of a table', () => {
  const row = { Comment: ' It fails ', Tags: 'a; b,', Who: 'ada@x.io', Plan: 'Pro', Empty: ' ' };
  const all = { ...CONFIGURATION, tagsColumnLabel: 'Tags', authorColumnLabel: 'Who' };

  it('is a ticket, and its other columns are fields', () => {
    expect(payloadOfRow(row, '2026-05-03T10:00:00.000Z', 'key', all)).toEqual({
      externalId: 'key',
      rawTicket: {
        createdAt: '2026-05-03T10:00:00.000Z',
        description: 'It fails',
        creator: { email: 'ada@x.io' },
        tags: ['a', 'b'],
        remoteFields: { Plan: 'Pro' },
      },
    });
  });

  it('is left out before the first and after the last day, and is of the first day without a time', () => {
    for (const time of ['2026-04-30T23:59:59.000Z', '2026-06-01T00:00:00.000Z'])
      expect(payloadOfRow(row, time, 'key', all)).toBeNull();
    expect(payloadOfRow(row, null, 'key', all)!.rawTicket.createdAt).toBe('2026-05-01T00:00:00Z');
  });
});

describe('the life of an import', () => {
  const NOW = new Date('2026-05-02T00:00:00Z');
  const job = (state: ChannelImport['state'], configuration: ChannelImport['configuration'] = CONFIGURATION) =>
    ({ source: 'CSV', state, configuration, problem: 'Full', endedAt: NOW }) as ChannelImport;

  it.each([
    ['waiting', 'paused', 'paused'],
    ['running', 'paused', 'paused'],
    ['paused', 'running', 'waiting'],
    ['failed', 'running', 'waiting'],
    ['running', 'cancelled', 'cancelled'],
  ] as const)('goes from %s by %s to %s', (from, wanted, to) => {
    expect(withState(job(from), wanted, NOW).state).toBe(to);
  });

  it.each([
    ['done', 'running'],
    ['done', 'cancelled'],
    ['cancelled', 'running'],
    ['running', 'running'],
    ['paused', 'paused'],
  ] as const)('does not go from %s by %s', (from, wanted) => {
    expect(() => withState(job(from), wanted, NOW)).toThrow(`The import is ${from}`);
  });

  it('begins with its configuration, and ends for good', () => {
    expect(() => withState(job('waiting', null), 'paused', NOW)).toThrow('The import is waiting');
    expect(
      ['waiting', 'running', 'paused', 'done', 'cancelled', 'failed'].filter((state) => hasEnded(state as never)),
    ).toEqual(['done', 'cancelled', 'failed']);
  });
});
