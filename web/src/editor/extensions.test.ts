import { MARKS, NODES, type MarkRule, type NodeRule, layOut } from '@evident/domain/content';
import { getSchema } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import * as Y from 'yjs';
import { block, doc, heading, highlight, lineBreak, paragraph, turn, words } from '../../../test/builders/rich-text.ts';
import { withoutBoundMarks } from './bound-marks.ts';
import { documentExtensions } from './extensions.ts';
import { difference } from './overlays.ts';
import { SpeakerNames } from './speaker-names.ts';
import { linesOf, pointAt, positionAt, wordsBetween } from './text-positions.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));

describe('schema of the editor', () => {
  it("matches the domain's nodes with their content, groups and attributes", () => {
    expect(Object.keys(schema.nodes).sort()).toEqual(Object.keys(NODES).sort());
    for (const [name, rule] of Object.entries(NODES as Record<string, NodeRule>)) {
      const { spec } = schema.nodes[name]!;
      expect([name, spec.content, spec.group, spec.marks, spec.atom]).toEqual([
        name,
        rule.content,
        rule.group,
        rule.marks?.join(' '),
        rule.atom,
      ]);
      expect(defaults(spec.attrs)).toEqual(defaults(rule.attrs));
    }
    expect(schema.topNodeType.name).toBe('doc');
    expect(schema.nodes.doc!.contentMatch.defaultType!.name).toBe('paragraph');
  });

  it("matches the domain's marks in their order, and highlights may overlap", () => {
    expect(Object.keys(schema.marks)).toEqual(Object.keys(MARKS));
    for (const [name, rule] of Object.entries(MARKS as Record<string, MarkRule>)) {
      const mark = schema.marks[name]!;
      expect([name, mark.spec.inclusive, mark.excludes(mark)]).toEqual([name, rule.grows, rule.overlaps !== true]);
      expect(defaults(mark.spec.attrs)).toEqual(defaults(rule.attrs));
    }
    expect(schema.marks.code!.excludes(schema.marks.highlight!)).toBe(false);
  });
});

const written = doc(
  heading(1, 'Ünï 🙂code'),
  turn(
    'ana',
    0,
    900,
    words('one ', highlight('a')),
    words('two', highlight('a'), highlight('b'), { type: 'word', attrs: { start: 0, end: 1 } }),
  ),
  paragraph(),
  paragraph('a', lineBreak, '🙂b'),
  block('bulletList', block('listItem', paragraph('x'), paragraph('y'))),
  block('horizontalRule'),
  paragraph(
    '🙂 ',
    { type: 'mention', attrs: { kind: 'member', objectId: 'ada' } },
    words(' by ', highlight('a')),
    { type: 'date', attrs: { day: '2026-11-30' } },
    '🙂',
  ),
  paragraph('end'),
);
const node = schema.nodeFromJSON(written);
const { text, blocks } = layOut(written);

describe('images', () => {
  const drawn = (attrs: object): unknown =>
    schema.nodes.image!.spec.toDOM!(schema.nodes.image!.create({ alt: 'A board', ...attrs }));

  it('load from this server only; others become links, to keep readers private', () => {
    expect(drawn({ fileId: 'f1' })).toEqual(['img', expect.objectContaining({ src: '/f/f1', alt: 'A board' })]);
    expect(drawn({ src: 'https://elsewhere.example/a.png' })).toEqual([
      'a',
      expect.objectContaining({ href: 'https://elsewhere.example/a.png' }),
      'A board',
    ]);
    expect(drawn({ src: 'javascript:alert(1)' })).toEqual(['a', expect.objectContaining({ href: '#' }), 'A board']);
  });
});

describe('text positions', () => {
  it('match the server: code points of the plain text', () => {
    expect(linesOf(node).map(({ start, length }) => [start, start + length])).toEqual(
      blocks.map(({ start, end }) => [start, end]),
    );
    const points = [...text];
    // A mention and a date are one position each: no position is within them.
    const inside = ['@…', '2026-11-30'].flatMap((leaf) => {
      const start = Array.from(text.slice(0, text.indexOf(leaf))).length;
      return Array.from({ length: leaf.length - 1 }, (_, at) => start + 1 + at);
    });
    for (let point = 0; point <= points.length; point += 1)
      if (!inside.includes(point)) expect(pointAt(node, positionAt(node, point))).toBe(point);
    expect(wordsBetween(node, positionAt(node, 4), positionAt(node, 17))).toBe(points.slice(4, 17).join(''));
  });
});

describe('copied text', () => {
  it('drops highlights and times and keeps everything else', () => {
    const copied = withoutBoundMarks(node.slice(0, node.content.size));
    expect(copied).toBeInstanceOf(Slice);
    expect(copied.content.textBetween(0, copied.content.size, '\n')).toBe(node.textBetween(0, node.content.size, '\n'));
    copied.content.descendants((each) => {
      expect(each.marks.map(({ type }) => type.name)).toEqual([]);
    });
  });
});

describe('remote changes', () => {
  it('move later positions and no earlier ones, although the binding rewrites the whole document', () => {
    const changed = schema.nodeFromJSON({
      ...written,
      content: written.content!.map((each, at) => (at === 3 ? paragraph('a', lineBreak, '🙂 longer b') : each)),
    });
    const mapping = difference(node, changed);
    expect(mapping.map(positionAt(node, 3))).toBe(positionAt(node, 3));
    const end = positionAt(node, [...text].length - 3);
    expect(changed.textBetween(mapping.map(end), mapping.map(end) + 3)).toBe('end');
    expect(difference(node, node).maps).toEqual([]);
  });
});

function defaults(attrs: Readonly<Record<string, { default?: unknown }>> | null | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attrs ?? {}).map(([name, rule]) => [name, 'default' in rule ? rule.default : 'required']),
  );
}
