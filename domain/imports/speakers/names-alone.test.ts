import { namesAlone } from './names-alone.ts';

const lines = (text: string, section = 0) => text.split('|').map((line) => ({ text: line, first: true, section }));
const heads = (text: string) => {
  const all = lines(text);
  return namesAlone(all).map((at) => all[at]!.text);
};

describe('lines that are only a name', () => {
  it('are heads of turns where two names come again', () => {
    expect(heads('Ann Berg|Hello.|Bo|Fine, and you?|Ann Berg|Good.|Bo|Bye now.')).toEqual([
      'Ann Berg',
      'Bo',
      'Ann Berg',
      'Bo',
    ]);
  });
  it.each([
    ['one name only comes again', 'Ann|Hello.|Ann|Fine.|Ann|Good.'],
    ['no name comes again', 'Ann|Hello.|Bo|Fine.|Cy|Good.'],
    ['there are too few of them', 'Ann|Hello.|Bo|Fine.'],
    ['each comes once in a section', ''],
    [
      'the first stands late in the text',
      'a b c d e.|a b c d e.|a b c d e.|a b c d e.|Ann|Hello.|Bo|Fine.|Ann|Good.|Bo|Bye.',
    ],
    ['they are sentences', 'Well.|Hello.|Fine.|Oh.|Well.|Good.|Fine.|Bye.'],
    ['they have small letters', 'ann berg|Hello.|bo ode|Fine.|ann berg|Good.|bo ode|Bye.'],
  ])('are none where %s', (_, text) => {
    expect(heads(text)).toEqual([]);
  });
  it('are headings, not names, where they come once in each section', () => {
    const sections = [0, 1, 2].flatMap((section) => lines('Goals|We try it.|Method|We ask them.', section));
    expect(namesAlone(sections)).toEqual([]);
  });
  it('begin a paragraph', () => {
    const inside = lines('Ann|Hello.|Bo|Fine.|Ann|Good.|Bo|Bye.').map((line) => ({ ...line, first: false }));
    expect(namesAlone(inside)).toEqual([]);
  });
});
