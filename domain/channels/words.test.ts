import { authorKeyOf, isAutomatic, ownWords, readRemoteFields, repetitionKey, wordsOf } from './index.ts';

const AT = '2026-05-01T10:00:00Z';
const said = (text: string, kind: 'CUSTOMER' | 'TEAM' = 'CUSTOMER') => ({
  text,
  timestamp: AT,
  participant: { name: kind, kind },
});

describe('the words of a ticket', () => {
  it.each([
    [
      'a quoted reply',
      'The export still fails.\n\nOn Mon, May 4, 2026 at 9:12 AM Help <help@x.io> wrote:\n> Try again',
    ],
    [
      'a German reply',
      'The export still fails.\n\nAm 4. Mai 2026 um 09:12 schrieb Hilfe <hilfe@x.io>:\n> Noch einmal?',
    ],
    ['a French reply', 'The export still fails.\n\nLe lun. 4 mai 2026 à 09:12, Aide <aide@x.io> a écrit :\n> Encore?'],
    ['lines with marks', '> Try again\nThe export still fails.'],
    ['a signature', 'The export still fails.\n-- \nAda Lovelace\nHead of Numbers'],
    ['a phone', 'The export still fails.\n\nSent from my iPhone'],
    ['a forwarded message', 'The export still fails.\nFrom: Help\nSent: Monday\nTo: Ada\nTry again'],
    ['an original message', 'The export still fails.\n-----Original Message-----\nTry again'],
  ])('are without %s', (_, message) => {
    expect(ownWords(message)).toBe('The export still fails.');
  });

  it('are the whole message if nothing else is left', () => {
    expect(ownWords('> only quoted')).toBe('> only quoted');
    expect(ownWords('From: here to there is far')).toBe('From: here to there is far');
  });

  it('are those of customers, each once, and the subject if there are none', () => {
    expect(
      wordsOf({
        createdAt: AT,
        description: 'It fails.',
        conversation: [said('It fails.'), said('Hello!', 'TEAM'), said('Still.')],
      }),
    ).toBe('It fails.\n\nStill.');
    expect(wordsOf({ createdAt: AT, name: 'Export fails', conversation: [said('Hello!', 'TEAM')] })).toBe(
      'Export fails',
    );
  });

  it('take linear time for long lines and many quotes', () => {
    const long = `On ${'a '.repeat(200_000)}`;
    expect(ownWords(long)).toBe(long.trim());
    expect(ownWords('> x\n'.repeat(100_000) + 'mine')).toBe('mine');
  });

  it('are not written by mail programs', () => {
    expect(
      ['Automatic reply: Export', 'Out of Office', 'RE: Automatische Antwort', 'Undeliverable: Export'].filter(
        (name) => !isAutomatic({ createdAt: AT, name }),
      ),
    ).toEqual([]);
    expect(isAutomatic({ createdAt: AT, name: 'Automatic exports fail' })).toBe(false);
  });
});

describe('a person in a channel', () => {
  it('is known by address, else by id, else by name', () => {
    expect(authorKeyOf({ createdAt: AT, creator: { name: 'Ada', email: ' ADA@x.io ' } })).toBe('mail ada@x.io');
    expect(authorKeyOf({ createdAt: AT, creator: { name: 'Ada', id: '7' } })).toBe('id 7');
    expect(authorKeyOf({ createdAt: AT, conversation: [said('Hi', 'TEAM'), said('Hello')] })).toBe('name customer');
    expect(authorKeyOf({ createdAt: AT })).toBeNull();
  });
});

describe('a repetition', () => {
  const LONG = 'I have been waiting for three weeks now and no person has answered any of my letters';

  it('has the same words of the same person, or many of the same words', () => {
    const key = (text: string, authorKey: string | null) => repetitionKey({ text, authorKey });
    expect(key(`${LONG}!`, 'id 1')).toBe(key(LONG.toUpperCase(), null));
    expect(key('Great app', 'id 1')).toBe(key('great  app.', 'id 1'));
    expect(key('Great app', 'id 1')).not.toBe(key('Great app', 'id 2'));
    expect(key('Great app', null)).toBeNull();
    expect(key('!!!', 'id 1')).toBeNull();
  });
});

describe('fields of a source', () => {
  it('are texts, numbers and booleans; empty ones are left out', () => {
    expect(readRemoteFields({ plan: 'Pro', rating: 2, vip: false, none: null, blank: '' })).toEqual({
      plan: 'Pro',
      rating: 2,
      vip: false,
    });
    expect(() => readRemoteFields({ plan: ['Pro'] })).toThrow('The field “plan” is no text, number or boolean');
    expect(() => readRemoteFields(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, n])))).toThrow(
      'at most 100 fields',
    );
  });
});
