import { adfText } from './adf-text.ts';

const text = (words: string) => ({ type: 'text', text: words });
const node = (type: string, ...content: object[]) => ({ type, content });

describe('the words of an Atlassian document', () => {
  it('are lines, with mentions, emoji and links by their text', () => {
    const inline = [
      text('Hello '),
      { type: 'mention', attrs: { id: '1', text: '@Ada' } },
      { type: 'emoji', attrs: { shortName: ':ok:', text: '👌' } },
      { type: 'hardBreak' },
      { type: 'inlineCard', attrs: { url: 'https://example.org/a' } },
    ];
    expect(adfText(node('doc', node('paragraph', ...inline), node('paragraph', text('Bye'))))).toBe(
      'Hello @Ada👌\nhttps://example.org/a\n\nBye',
    );
  });
  it('mark quotes and items, and join cells', () => {
    const item = (words: string) => node('listItem', node('paragraph', text(words)));
    const cell = (words: string) => node('tableCell', node('paragraph', text(words)));
    const all = node(
      'doc',
      node('bulletList', item('one'), item('two')),
      node('table', node('tableRow', cell('a'), cell('b'))),
      node('blockquote', node('paragraph', text('said'))),
    );
    expect(adfText(all)).toBe('- one\n- two\na b\n> said\n>');
  });
  it('are the text of an older version, and none without a document', () => {
    expect([adfText(' plain '), adfText(null), adfText({ type: 'doc' })]).toEqual(['plain', '', '']);
  });
  it('end where nodes are nested too deep', () => {
    let deep: object = node('paragraph', text('x'));
    for (let level = 0; level < 5_000; level += 1) deep = node('panel', deep);
    expect(adfText(deep)).toBe('');
  });
});
