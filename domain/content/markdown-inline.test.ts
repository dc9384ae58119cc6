import { highlight, lineBreak, words } from '../../test/builders/rich-text.ts';
import { inlineMarkdown } from './markdown-inline.ts';
import type { RichNode } from './rich-text.ts';

const link = (href: string) => ({ type: 'link', attrs: { href } });
const markdown = (...content: RichNode[]): string => inlineMarkdown(content, '\\\n');

describe('inline content as Markdown', () => {
  it.each<[string, RichNode[], string]>([
    ['no content', [], ''],
    ['bold words', [words('a '), words('b', 'bold'), words(' c')], 'a **b** c'],
    ['words in several marks', [words('a', 'bold', 'italic')], '**_a_**'],
    ['a mark inside a mark', [words('a ', 'bold'), words('b', 'bold', 'italic'), words(' c', 'bold')], '**a _b_ c**'],
    ['marks that overlap', [words('a ', 'bold'), words('b', 'bold', 'italic'), words(' c', 'italic')], '**a _b_** _c_'],
    ['underlined words, for which Markdown has no sign', [words('a', 'underline')], '<u>a</u>'],
    ['a link over marked words', [words('a', link('/x')), words('b', link('/x'), 'bold')], '[&#97;**b**](/x)'],
    ['two links side by side', [words('a', link('/x')), words('b', link('/y'))], '[a](/x)[b](/y)'],
    ['a link that could run', [words('a', link('javascript:alert(1)'))], '[a](<>)'],
    ['code', [words('a*b', 'code')], '`a*b`'],
    ['highlights and word times, which leave no trace', [words('a', highlight('h'), 'word')], 'a'],
    ['blanks at the ends of a mark', [words('a'), words(' b ', 'bold'), words('c')], 'a **b** c'],
    ['a mark on nothing but a blank', [words('a'), words(' ', 'bold'), words('b')], 'a b'],
    ['emphasis inside a word', [words('un'), words('believ', 'bold'), words('able')], 'u&#110;**believ**&#97;ble'],
    ['a break', [words('a'), lineBreak, words('b')], 'a\\\nb'],
    ['a break inside a mark', [words('a', 'bold'), lineBreak, words('b', 'bold')], '**a\\\nb**'],
  ])('%s', (_, content, expected) => {
    expect(markdown(...content)).toBe(expected);
  });

  it('has a blank for a break where lines cannot break', () => {
    expect(inlineMarkdown([words('a'), lineBreak, words('b')], ' ')).toBe('a b');
  });
});
