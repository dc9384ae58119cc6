import { checkRichText, plainText } from '../content/index.ts';
import { type ChatMessage, escapedForChat, mentionedIn, noteOfMessages, titleOfMessage, wordsOf } from './index.ts';

const names = { U1: 'Ada', constructor: 'never' };
const message = (more: Partial<ChatMessage> = {}): ChatMessage => ({
  at: new Date('2026-11-28T23:59:00Z'),
  userId: 'U1',
  author: 'Ada',
  text: 'Words',
  files: [],
  ...more,
});
const note = (messages: ChatMessage[], complete = true) => {
  const { content, ...rest } = noteOfMessages(messages, names, { link: 'https://slack.example/p1', complete });
  return { ...rest, content: checkRichText(content) };
};

describe('the words of a message', () => {
  it.each([
    ['<@U1> and <@U9|nine> and <@U8>', '@Ada and @nine and @someone'],
    ['<!channel> <!here|here> <!subteam^S1|@team> <!subteam^S1>', '@channel here @team @subteam'],
    ['<#C1|research> <#C2>', '#research #channel'],
    ['<https://example.org|label> <https://example.org/?a=1&amp;b=2>', 'label https://example.org/?a=1&b=2'],
    ['a &lt;b&gt; &amp;lt; c', 'a <b> &lt; c'],
    ['one\u0000\u0007two\nthree\u2028four', 'one two\nthree four'],
    ['<@constructor|x> <unclosed', '@x <unclosed'],
  ])('of %j are %j', (text, words) => expect(wordsOf(text, names)).toBe(words));

  it('name each person once', () => {
    expect(mentionedIn(['<@U1> <@U2|b>', '<@U1> <!here> <@not an id>'])).toEqual(['U1', 'U2']);
  });

  it('neither link nor ping when they are sent back', () => {
    expect(escapedForChat('<!channel> & <@U1>\n*b*')).toBe('&lt;!channel&gt; &amp; &lt;@U1&gt; *b*');
  });
});

describe('the title of a saved message', () => {
  it.each([
    ['', 'Message from Slack'],
    ['\n  \nfirst line \nsecond', 'first line'],
    [`${'word '.repeat(30)}`, `${'word '.repeat(15)}word…`],
    ['x'.repeat(300), `${'x'.repeat(80)}…`],
  ])('of %j is %j', (text, title) => expect(titleOfMessage(text)).toBe(title));
});

describe('a note of messages', () => {
  it('has a turn for each, with the time since the first, and the day of the first', () => {
    const { content, speakers, occurredOn } = note([
      message(),
      message({ at: new Date('2026-11-29T00:01:00Z'), userId: 'U2', author: 'Ben', text: 'one\ntwo' }),
      message({ at: new Date('2026-12-29T00:00:00Z'), userId: null, author: 'Survey', text: '' }),
    ]);
    expect(occurredOn).toBe('2026-11-28');
    const turns = content.content!.filter(({ type }) => type === 'turn');
    expect(turns.map(({ attrs }) => [speakers[attrs!['speaker'] as string], attrs!['start']])).toEqual([
      ['Ada', 0],
      ['Ben', 120_000],
      ['Survey', null],
    ]);
    expect(plainText(content)).toContain('From Slack: open the message');
  });

  it('names files with their links, and fetches none', () => {
    const files = [
      { name: 'answers.csv', link: 'https://slack.example/F1' },
      { name: '', link: '' },
    ];
    expect(plainText(note([message({ text: '', files })]).content)).toContain('File: answers.csv');
    expect(JSON.stringify(note([message({ files })]).content)).toContain('https://slack.example/F1');
  });

  it('says that later messages are missing, and holds 40,000 characters', () => {
    const { content } = note([message({ text: 'x'.repeat(40_000) })], false);
    expect(plainText(content)).toContain('Later messages of the thread were not saved.');
    expect(plainText(content).length).toBeGreaterThan(40_000);
  });

  it('is empty without messages', () => expect(note([]).occurredOn).toBeNull());
});
