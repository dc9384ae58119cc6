import { ENTRIES_MAX, ENTRY_TEXT_MAX, TICKET_TAGS_MAX, dataPointOf, readRemoteFields } from '@evident/domain/channels';
import { payloadOf, personOf } from './ticket.ts';

const AT = new Date('2026-05-01T00:00:00.000Z');

it('a data point keeps the limits of its parts', () => {
  const by = personOf({ id: 'i'.repeat(900) });
  const { rawTicket, externalUrl } = payloadOf({
    id: '1',
    url: 'javascript:alert(1)',
    createdAt: AT,
    name: 'n'.repeat(900),
    tags: ['a', 'a', ' ', ...Array.from({ length: 200 }, (_, place) => `${place} ${'t'.repeat(300)}`)],
    creator: by,
    fields: Object.fromEntries(Array.from({ length: 150 }, (_, place) => [`field ${place}`, 'v'.repeat(2_000)])),
    conversation: Array.from({ length: 600 }, (_, place) => ({ id: `${place}`, text: 'x'.repeat(60_000), at: AT, by })),
  });
  expect(externalUrl).toBeUndefined();
  expect(rawTicket.name).toHaveLength(500);
  expect(rawTicket.tags).toHaveLength(TICKET_TAGS_MAX);
  expect(Math.max(...rawTicket.tags!.map((tag) => tag.length))).toBe(200);
  expect(rawTicket.creator!.id).toHaveLength(500);
  expect(rawTicket.conversation).toHaveLength(ENTRIES_MAX);
  expect(rawTicket.conversation![0]!.text).toHaveLength(ENTRY_TEXT_MAX);
  expect(Object.keys(readRemoteFields(rawTicket.remoteFields))).toHaveLength(100);
});

it('a data point has only text that can be stored', () => {
  const payload = payloadOf({
    id: '1',
    createdAt: AT,
    description: 'a\0b\ud800',
    creator: personOf({ name: 'A\0da' }),
  });
  const of = { teamId: 't', channelId: 'c', source: 'FRONT', newId: () => 'n', now: AT } as const;
  expect(dataPointOf(payload, of)).toMatchObject({ text: 'a\ufffdb\ufffd', creator: { name: 'A\ufffdda' } });
});

it('attachments are named with their links, as many as fit whole', () => {
  const attachments = Array.from({ length: 30 }, (_, place) => ({
    name: `file ${place}`,
    link: `https://example.org/${'p'.repeat(60)}`,
  }));
  const listed = String(payloadOf({ id: '1', createdAt: AT, attachments }).rawTicket.remoteFields!['attachments']);
  expect(listed.length).toBeLessThanOrEqual(1_000);
  for (const line of listed.split('\n')) expect(line).toMatch(/^file \d+ https:\/\/example\.org\/p{60}$/);
});

it('a person without a value has no empty one', () => {
  expect(personOf({ id: '7', name: ' ', email: '' }, 'TEAM')).toEqual({ id: '7', kind: 'TEAM' });
});
