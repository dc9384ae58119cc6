import type { Actor, Role } from '../permissions/index.ts';
import {
  IMPORT_SOURCES,
  PUSHING_SOURCES,
  SOURCE_NAMES,
  channelAccess,
  channelDisabledReason,
  channelTitle,
  dataPointListOf,
  dataPointOf,
  noteOfDataPoint,
  titleOfDataPoint,
  readPayloads,
  refuseUnlessInChannel,
} from './index.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const OTHER = '018f0000-0000-7000-8000-000000000002';
const actor = (role: Role, workspaceAdmin = false): Actor => ({
  teamId: ID,
  userId: ID,
  role,
  workspaceAdmin,
  groupIds: [],
  scopes: ['read', 'write'],
});

describe('access to a channel', () => {
  it.each([
    ['VIEWER', false, 'READ'],
    ['CONTRIBUTOR', false, 'READ'],
    ['CONTRIBUTOR', true, 'FULL'],
    ['MANAGER', false, 'FULL'],
  ] as const)('at the top level: %s, admin %s', (role, admin, level) => {
    expect(channelAccess(actor(role, admin), null).level).toBe(level);
  });

  it('is that of its folder', () => {
    const folder = { level: 'READ', markup: false, readOnly: false } as const;
    expect(channelAccess(actor('MANAGER'), folder)).toBe(folder);
  });

  it('refuses by level, and hides the channel without any', () => {
    const at = (level: 'none' | 'READ' | 'WRITE' | 'FULL') => ({ level, markup: false, readOnly: false });
    expect(() => refuseUnlessInChannel('read', actor('MANAGER'), at('none'))).toThrow('Channel not found');
    expect(() => refuseUnlessInChannel('write', actor('VIEWER'), at('READ'))).toThrow('Viewers cannot edit');
    expect(() => refuseUnlessInChannel('manage', actor('CONTRIBUTOR'), at('WRITE'))).toThrow(
      'full access to this channel',
    );
    expect(channelDisabledReason('write', actor('CONTRIBUTOR'), at('READ'))).toBe(
      'You don’t have edit permissions in this channel',
    );
    expect(channelDisabledReason('manage', actor('MANAGER'), at('FULL'))).toBeUndefined();
  });
});

it('names every source, and says which send by themselves', () => {
  expect(IMPORT_SOURCES.filter((source) => !SOURCE_NAMES[source])).toEqual([]);
  expect(PUSHING_SOURCES.every((source) => IMPORT_SOURCES.includes(source))).toBe(true);
  expect(channelTitle('  ')).toBe('Untitled channel');
});

describe('data points that are sent', () => {
  const NOW = new Date('2026-05-02T00:00:00Z');
  const of = { teamId: ID, channelId: OTHER, source: 'API', newId: () => ID, now: NOW } as const;
  const ticket = (more: object = {}) => ({
    externalId: 't1',
    rawTicket: { createdAt: '2026-05-01T10:00:00Z', description: 'The export fails', ...more },
  });

  it('keep their words, their author and their fields', () => {
    const sent = ticket({
      tags: ['a', 'a'],
      creator: { email: 'ada@x.io' },
      remoteFields: { plan: 'Pro' },
      source: 'mail',
    });
    expect(dataPointOf(sent, of)).toMatchObject({
      text: 'The export fails',
      tags: ['a'],
      authorKey: 'mail ada@x.io',
      fields: { plan: 'Pro', source: 'mail' },
      repetition: 'mail ada@x.io\nthe export fails',
    });
  });

  it.each([
    ['a time of long ago', { createdAt: '1970-01-20T10:00:00Z' }, 'is not when it was written'],
    ['a time to come', { createdAt: '2027-01-20T10:00:00Z' }, 'is not when it was written'],
    ['no words', { description: ' ' }, 'no words of a customer'],
    ['an automatic answer', { name: 'Automatic reply: no' }, 'A mail program wrote it'],
    ['a list as a field', { remoteFields: { tags: [1] } }, 'is no text, number or boolean'],
  ])('are refused one by one: %s', (_, more, problem) => {
    const { dataPoints, failures } = readPayloads([{ ...ticket(more), externalId: 'bad' }, ticket()], of);
    expect(dataPoints.map(({ externalId }) => externalId)).toEqual(['t1']);
    expect(failures).toEqual([
      expect.objectContaining({ externalId: 'bad', humanMessageText: expect.stringContaining(problem) }),
    ]);
  });

  it('have web addresses only', () => {
    for (const url of ['externalUrl', 'importUrl'])
      expect(() => dataPointOf({ ...ticket(), [url]: 'javascript:alert(1)' }, of)).toThrow('is no web address');
    expect(dataPointOf({ ...ticket(), externalUrl: 'https://x.io/1' }, of).externalUrl).toBe('https://x.io/1');
  });

  it('count once for one external id, with the latest words', () => {
    const { dataPoints } = readPayloads([ticket(), ticket({ description: 'It works again' })], of);
    expect(dataPoints.map(({ text }) => text)).toEqual(['It works again']);
  });

  it('are listed by theme, as outliers, and by days with their end', () => {
    expect(dataPointListOf({ outliers: true })).toEqual({ themeId: null });
    expect(dataPointListOf({ themeId: ID, query: 'a' })).toEqual({ themeId: ID, words: 'a' });
    expect(dataPointListOf({ from: '2026-05-01', to: '2026-05-01' })).toEqual({
      from: new Date('2026-05-01T00:00:00Z'),
      before: new Date('2026-05-02T00:00:00Z'),
    });
  });
});

describe('the note of a data point', () => {
  const point = {
    id: ID,
    channelId: OTHER,
    text: 'It fails',
    title: '',
    author: 'Ada',
    entries: [],
    source: 'API' as const,
    externalUrl: 'https://x.io/1',
    saidAt: '2026-05-01T10:00:00.000Z',
  };

  it('has the words as they are, by their speakers, and where they are from', () => {
    const entries = [
      { text: 'It fails\n\nsince Monday', timestamp: point.saidAt, participant: { name: 'Ada' } },
      { text: 'Sorry', timestamp: point.saidAt, participant: { email: 'help@x.io', kind: 'TEAM' as const } },
      { text: 'Ok', timestamp: point.saidAt },
    ];
    const { content, speakers, occurredOn } = noteOfDataPoint({ ...point, entries }, 'Support');
    expect(speakers).toEqual({ s1: 'Ada', s2: 'help@x.io', s3: 'Unnamed speaker' });
    expect(occurredOn).toBe('2026-05-01');
    const [from, ...turns] = content.content!;
    expect(from!.content!.map(({ text }) => text).join('')).toBe('From the channel “Support” (API): open it there');
    expect(from!.content!.flatMap(({ marks = [] }) => marks.map(({ attrs }) => attrs!['href']))).toEqual([
      `/channels/${OTHER}/data/${ID}`,
      'https://x.io/1',
    ]);
    expect(turns.map(({ content: inside = [] }) => inside.map(({ text = '\n' }) => text).join(''))).toEqual([
      'It fails\n\nsince Monday',
      'Sorry',
      'Ok',
    ]);
  });

  it('without a conversation has one turn of its author', () => {
    expect(noteOfDataPoint({ ...point, author: null, externalUrl: null }, 'Support').speakers).toEqual({
      s1: 'Unnamed speaker',
    });
  });

  it('is named after the title, else after the first words', () => {
    expect(titleOfDataPoint({ title: 'Export', text: 'It fails' })).toBe('Export');
    expect(titleOfDataPoint({ title: '', text: `${'word '.repeat(30)}` })).toMatch(/^(?:word )+word…$/);
  });
});
