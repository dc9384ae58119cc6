import type { RichNode } from '../content/index.ts';
import type { Tag, TagBoard, TagGroup } from '../tags/index.ts';
import { OBSTACLES, type TagTree, fittedTags, refuseObstacles, withoutParts } from './index.ts';

describe('a text that moves to another project', () => {
  const evidence = (highlightId: string): RichNode => ({ type: 'evidence', attrs: { highlightId } });
  const image = (attrs: Record<string, unknown>): RichNode => ({ type: 'image', attrs });
  const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });

  it('leaves out evidence that readers there may not see and files of the old project, at any depth, and counts them', () => {
    const paragraph: RichNode = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] };
    const document = doc(
      evidence('seen'),
      evidence('hidden'),
      { type: 'blockquote', content: [paragraph, evidence('hidden'), image({ fileId: 'f' })] },
      image({ src: 'https://example.org/a.png' }),
    );
    const { content, ...counts } = withoutParts(document, new Set(['hidden']), true);
    expect(counts).toEqual({ evidence: 2, images: 1 });
    expect(content).toEqual(
      doc(evidence('seen'), { type: 'blockquote', content: [paragraph] }, image({ src: 'https://example.org/a.png' })),
    );
    expect(document.content).toHaveLength(4);
  });

  it('keeps its images within the project, and is never without a paragraph', () => {
    expect(withoutParts(doc(image({ fileId: 'f' })), new Set(), false)).toMatchObject({ images: 0 });
    expect(withoutParts(doc(evidence('hidden')), new Set(['hidden']), false).content).toEqual(
      doc({ type: 'paragraph' }),
    );
  });
});

describe('tags of moved highlights', () => {
  const at = new Date('2026-05-01T00:00:00.000Z');
  const board = (id: string, projectId: string, title: string) =>
    ({ id, projectId, title, rank: 1, version: 1, teamId: 't' }) as unknown as TagBoard;
  const group = (id: string, tagBoardId: string, title: string) =>
    ({ id, tagBoardId, title, rank: 1, color: 'teal', hex: null }) as unknown as TagGroup;
  const tag = (id: string, tagGroupId: string, title: string) =>
    ({ id, tagGroupId, title, rank: 1, description: '', role: null, ownHex: null }) as unknown as Tag;
  const from: TagTree = {
    boards: [board('b', 'from', 'Themes')],
    groups: [group('g', 'b', 'Trust')],
    tags: [tag('price', 'g', 'Price'), tag('doubts', 'g', 'Doubts'), tag('unused', 'g', 'Unused')],
  };
  const to: TagTree = {
    boards: [board('c', 'to', 'Ours')],
    groups: [group('h', 'c', 'Money')],
    tags: [tag('known', 'h', ' price ')],
  };
  const fitted = (target: TagTree, ...ids: string[]) => {
    let made = 0;
    const making = { projectId: 'to', newId: () => `new${(made += 1)}`, by: 'ada', at };
    return fittedTags(
      from.tags.filter(({ id }) => ids.includes(id)),
      from,
      target,
      making,
    );
  };
  const titles = (changes: readonly { after: { title: string } | null }[]) => changes.map(({ after }) => after!.title);

  it('become the tags of the same name there, whatever their case and space', () => {
    const { tagOf, added, known } = fitted(to, 'price');
    expect([...tagOf]).toEqual([['price', 'known']]);
    expect([added.boards, added.groups, added.tags]).toEqual([[], [], []]);
    expect(known).toBe(1);
  });

  it('are copied with a group and a board of the same names where there is none, without unused neighbors', () => {
    const { tagOf, added, known } = fitted(to, 'price', 'doubts');
    expect([titles(added.boards), titles(added.groups), titles(added.tags)]).toEqual([
      ['Themes'],
      ['Trust'],
      ['Doubts'],
    ]);
    expect(tagOf.get('doubts')).toBe(added.tags[0]!.after!.id);
    expect(added.boards[0]!.after).toMatchObject({ projectId: 'to' });
    expect(known).toBe(1);
  });

  it('join a board and a group that are there already', () => {
    const there: TagTree = { ...to, boards: [board('c', 'to', 'THEMES')], groups: [group('h', 'c', 'trust')] };
    const { tagOf, added } = fitted(there, 'doubts');
    expect([added.boards, added.groups]).toEqual([[], []]);
    expect(added.tags[0]!.after).toMatchObject({ tagGroupId: 'h', title: 'Doubts' });
    expect(tagOf.size).toBe(1);
  });

  it('are the same after a second move, so that nothing is copied twice', () => {
    const first = fitted(to, 'price', 'doubts');
    const after = <T>(rows: readonly { after: T | null }[]) => rows.flatMap((row) => row.after ?? []);
    const again = fitted(
      {
        boards: [...to.boards, ...after(first.added.boards)],
        groups: [...to.groups, ...after(first.added.groups)],
        tags: [...to.tags, ...after(first.added.tags)],
      },
      'price',
      'doubts',
    );
    expect([...again.tagOf]).toEqual([...first.tagOf]);
    expect(again.added.tags).toEqual([]);
  });
});

describe('a move', () => {
  it('is refused with its first obstacle and the number of others', () => {
    refuseObstacles([]);
    const obstacle = (title: string, kind: keyof typeof OBSTACLES) => ({ id: title, title, kind });
    expect(() => refuseObstacles([obstacle('One', 'LOCKED'), obstacle('Two', 'BUSY')])).toThrow(
      expect.objectContaining({
        code: 'InvalidOperation',
        title: '“One” can’t be moved',
        advice: `${OBSTACLES.LOCKED} 1 more can’t be moved either.`,
      }),
    );
  });
});
