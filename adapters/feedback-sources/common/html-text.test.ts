import { htmlText } from './html-text.ts';

describe('the words of HTML', () => {
  it('are lines, without markup, scripts and styles', () => {
    const html =
      '<html><head><title>x</title><style>p {}</style></head><body><h1>Hello</h1>a&nbsp;&lt;b&gt;<br>c<script>1</script></body>';
    expect(htmlText(html)).toBe('Hello\n\na <b>\nc');
  });
  it('keep words together that only letters in bold part, and apart those of cells and items', () => {
    expect(htmlText('<p><b>W</b>ord\n and  more</p>')).toBe('Word and more');
    expect(htmlText('<ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>')).toBe(
      '- one\n- two\n\na b',
    );
  });
  it('mark quoted messages as plain mails do, also in each other', () => {
    const html = 'Yes<blockquote>Is it?<blockquote>No</blockquote></blockquote><p>Bye</p>';
    expect(htmlText(html).replaceAll('\n\n', '\n')).toBe('Yes\n> Is it?\n> > No\nBye');
  });
  it('of plain text are that text on one line', () => {
    expect(htmlText('5 > 3 & 2')).toBe('5 > 3 & 2');
    expect(htmlText('')).toBe('');
  });
  it('end where elements are nested too deep, instead of taking ever longer', () => {
    const deep = `<p>Before</p>${'<b>'.repeat(400_000)}${'</i>'.repeat(400_000)}`;
    expect(htmlText(deep)).toBe('Before');
  });
});
