import type { TagGroupView, TagView } from '@evident/domain/tags';
import { sameNames } from './same-names.ts';

const tag = (id: string, title: string, highlightCount: number): TagView => ({
  id,
  projectId: 'p',
  tagBoardId: 'b',
  tagGroupId: 'g',
  title,
  description: null,
  role: null,
  color: 'teal',
  hex: '059583',
  ownHex: null,
  locked: false,
  rank: 0,
  version: 1,
  highlightCount,
});
const group = (id: string, ...tags: TagView[]): TagGroupView => ({
  id,
  tagBoardId: 'b',
  title: id,
  color: 'teal',
  hex: '059583',
  rank: 0,
  version: 1,
  tags,
});

describe('tags of the same name', () => {
  it('are found across groups, apart from case and blanks; the one with most highlights stays', () => {
    const found = sameNames([
      group('one', tag('a', 'Trust', 1), tag('b', 'Price', 4)),
      group('two', tag('c', ' trust ', 3)),
    ]);
    expect(found.map(({ stays, others }) => [stays.id, others.map(({ id }) => id)])).toEqual([['c', ['a']]]);
  });

  it('are none where every name is its own', () => {
    expect(sameNames([group('one', tag('a', 'Trust', 1), tag('b', 'Trusted', 1))])).toEqual([]);
  });
});
