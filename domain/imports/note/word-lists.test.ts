import { type MarkupElement, isSignOfWord, linesOfWord, nestedLists } from './word-lists.ts';

interface Element extends MarkupElement<Element> {
  readonly id: string;
}
const element = (name: string, attributes: Record<string, string>, inside: Element[] = [], text = ''): Element => ({
  id: text,
  name,
  attribute: (key) => attributes[key] ?? '',
  inside,
  text,
});
const sign = (text: string) => element('span', {}, [element('span', { style: 'mso-list:Ignore' }, [], text)]);
const word = (text: string, level: number, mark: string) =>
  element('p', { style: `margin:0;mso-list:l0 level${level} lfo1` }, [sign(mark)], text);
const web = (text: string, level: string, start = '1', name = 'ol') =>
  element('div', { class: 'ListContainerWrapper SCXW1' }, [
    element(name, { start }, [element('li', { 'data-aria-level': level }, [], text)]),
  ]);
const shown = (lists: ReturnType<typeof nestedLists<Element>>): unknown =>
  lists.map(({ isOrdered, start, items }) => [
    isOrdered ? `ol ${start}` : 'ul',
    ...items.map(({ item, lists: inner }) => (inner.length > 0 ? [item.id, shown(inner)] : item.id)),
  ]);

describe('lists of Word', () => {
  it('are paragraphs with a level, whose sign tells the kind', () => {
    const lines = [word('One', 1, '1.'), word('A', 2, 'a)'), word('Two', 1, '2.')].flatMap(linesOfWord);
    expect(shown(nestedLists(lines))).toEqual([['ol null', ['One', [['ol null', 'A']]], 'Two']]);
    expect(linesOfWord(word('One', 1, '·'))[0]!.isOrdered).toBe(false);
    expect(isSignOfWord('mso-list: Ignore')).toBe(true);
  });
  it('for the web are a list for each item', () => {
    const lines = [web('First', '1'), web('A', '2'), web('B', '2', '2'), web('Second', '1', '2')].flatMap(linesOfWord);
    expect(shown(nestedLists(lines))).toEqual([['ol 1', ['First', [['ol 1', 'A', 'B']]], 'Second']]);
  });
  it('change their kind on the same level, and may leave levels out', () => {
    const lines = [web('One', '1'), web('Deep', '3'), web('Two', '2', '1', 'ul'), web('Three', '1', '1', 'ul')];
    expect(shown(nestedLists(lines.flatMap(linesOfWord)))).toEqual([
      [
        'ol 1',
        [
          'One',
          [
            ['ol 1', 'Deep'],
            ['ul', 'Two'],
          ],
        ],
      ],
      ['ul', 'Three'],
    ]);
  });
  it.each([
    ['a paragraph', element('p', { style: 'margin:0' })],
    ['a list as it should be', element('ul', {}, [element('li', {}, [], 'One')])],
    ['a list with other items', element('ul', {}, [element('li', { 'data-aria-level': 'x' })])],
    ['a box', element('div', { class: 'other' }, [element('ul', {}, [element('li', { 'data-aria-level': '1' })])])],
  ])('are not %s', (_, other) => {
    expect(linesOfWord(other)).toEqual([]);
  });
  it('are at most nine levels deep', () => {
    expect(linesOfWord(word('One', 999_999, '1.'))[0]!.level).toBe(9);
    expect(nestedLists([])).toEqual([]);
  });
});
