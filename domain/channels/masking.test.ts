import { readFileSync } from 'node:fs';
import { isAccountNumber, isCardNumber } from '../suggestions/index.ts';
import { dataPointOf, maskable, masked, maskedDataPoint } from './index.ts';

interface Labeled {
  readonly text: string;
  /** Such as `email 11 26`. */
  readonly masks: readonly string[];
}

function labeled(): Labeled[] {
  const file = new URL('../../test/fixtures/masking/labeled.txt', import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      let [text, from] = ['', 0];
      const masks: string[] = [];
      for (const { 0: mark, 1: kind, 2: words, index } of line.matchAll(/\[(email|phone|card|iban):([^\]]*)\]/gu)) {
        text += line.slice(from, index);
        masks.push(`${kind} ${text.length} ${text.length + words!.length}`);
        text += words;
        from = index + mark.length;
      }
      return { text: text + line.slice(from), masks };
    });
}

describe('masks of personal data', () => {
  it('are right in 101 of 102 cases, and miss none of the labeled ones', () => {
    const lines = labeled();
    const found = lines.map(({ text }) => maskable(text).map(({ kind, start, end }) => `${kind} ${start} ${end}`));
    const wrong = lines.flatMap(({ text, masks }, at) =>
      found[at]!.every((one) => masks.includes(one)) ? [] : [text],
    );
    const missed = lines.flatMap(({ text, masks }, at) =>
      masks.every((one) => found[at]!.includes(one)) ? [] : [text],
    );
    expect(lines.length).toBeGreaterThanOrEqual(150);
    // The settings name these figures.
    expect([lines.length, found.flat().length, lines.flatMap(({ masks }) => masks).length]).toEqual([178, 102, 101]);
    expect(wrong).toEqual(['The values 01 02 03 04 05 are shown']);
    expect(missed).toEqual([]);
  });

  it('replace words, and change nothing when they are there', () => {
    const once = masked('Mail ada@example.org or call +44 20 7946 0958.');
    expect(once).toBe('Mail [email] or call [phone].');
    expect(masked(once)).toBe(once);
    expect(masked('Nothing')).toBe('Nothing');
  });

  it('need the checksum of cards and accounts', () => {
    expect([isCardNumber('4111 1111 1111 1111'), isCardNumber('4111 1111 1111 1112')]).toEqual([true, false]);
    expect([isAccountNumber('DE89370400440532013000'), isAccountNumber('DE88370400440532013000')]).toEqual([
      true,
      false,
    ]);
  });

  it('are in all words of a data point, and not in its people', () => {
    const description = 'I am ada@example.org, and waited for the answer to my letter for three weeks now';
    const rawTicket = {
      createdAt: '2026-05-01T10:00:00Z',
      name: 'From ada@example.org',
      description,
      tags: ['ada@example.org', 'bug'],
      creator: { email: 'ada@example.org' },
      remoteFields: { mail: 'ada@example.org', rating: 2 },
      conversation: [{ text: 'Call +44 20 7946 0958', timestamp: '2026-05-01T10:00:00Z' }],
    };
    const of = { teamId: 't', channelId: 'c', source: 'API', newId: () => 'd', now: new Date('2026-06-01') } as const;
    const point = maskedDataPoint(dataPointOf({ externalId: '1', rawTicket }, of));
    expect(point).toMatchObject({
      title: 'From [email]',
      text: `${description.replace('ada@example.org', '[email]')}\n\nCall [phone]`,
      tags: ['[email]', 'bug'],
      creator: { email: 'ada@example.org' },
      authorKey: 'mail ada@example.org',
      fields: { mail: '[email]', rating: 2 },
      entries: [{ text: 'Call [phone]' }],
    });
    expect(point.repetition).toContain('i am email and waited');
    expect(point.bands).toHaveLength(16);
  });
});
