import { MARKS, NODES, type RichNode, checkRichText, mayContain, plainText } from '@evident/domain/content';
import { initProseMirrorDoc } from '@tiptap/y-tiptap';
import fc from 'fast-check';
import type { ContentMatch } from 'prosemirror-model';
import * as Y from 'yjs';
import { HeadlessEditor } from '../../test/builders/headless-editor.ts';
import { block, doc, heading, highlight, lineBreak, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import { documentFrom, openDocument } from './document-from.ts';
import { documentSchema } from './document-schema.ts';
import { markKey, markOf } from './mark-keys.ts';
import { repairDocument } from './repair-document.ts';
import { CONTENT, readDocument } from './read-document.ts';

const everything = checkRichText(
  doc(
    heading(3, 'Title'),
    turn(
      'ana',
      0,
      900,
      words('one ', { type: 'word', attrs: { start: 0, end: 400 } }),
      words('two', { type: 'word', attrs: { start: 400, end: 900 } }, highlight('h1')),
    ),
    { type: 'turn', attrs: { speaker: 'ana', start: 0, fileId: 'f2' }, content: [words('Second recording')] },
    paragraph(
      words('a', 'bold', highlight('h1'), highlight('h2')),
      words('b', 'italic', 'strike', 'underline', highlight('h2')),
      lineBreak,
      words('c', { type: 'link', attrs: { href: '/x' } }, 'code'),
    ),
    block(
      'bulletList',
      block('listItem', paragraph('x'), {
        type: 'orderedList',
        attrs: { start: 4 },
        content: [block('listItem', paragraph())],
      }),
    ),
    block('blockquote', {
      type: 'codeBlock',
      attrs: { language: 'ts' },
      content: [words('let x;\n', highlight('h3'))],
    }),
    block('checkList', { type: 'checkItem', attrs: { checked: true }, content: [paragraph('done')] }),
    { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph('note this')] },
    block('toggle', block('toggleTitle', words('More')), paragraph('hidden')),
    block('horizontalRule'),
    { type: 'image', attrs: { fileId: 'f', alt: 'Alt' } },
    { type: 'evidence', attrs: { highlightId: 'h9' } },
    { type: 'reference', attrs: { kind: 'tag', objectId: 't1', layout: 'line', hidden: ['facts', 'place'] } },
    { type: 'embed', attrs: { src: 'https://youtu.be/dQw4w9WgXcQ' } },
    paragraph(
      words('Ask '),
      { type: 'mention', attrs: { kind: 'member', objectId: 'ada', mentionId: 'm1' } },
      words(' by ', highlight('h4')),
      { type: 'date', attrs: { day: '2026-11-30' } },
      words(' or so', highlight('h4')),
    ),
    block(
      'table',
      block('tableRow', {
        type: 'tableHeader',
        attrs: { colspan: 2, colwidth: [100, 200] },
        content: [paragraph('😀')],
      }),
      block('tableRow', block('tableCell', paragraph('1')), block('tableCell', paragraph('2'))),
    ),
  ),
);

describe('schema shared by editor and server', () => {
  it('allows the same children in the domain and in ProseMirror', () => {
    const names = Object.keys(NODES);
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(fc.constantFrom(...names), { maxLength: 4 }),
        (parent, children) => {
          const match = children.reduce<ContentMatch | null>(
            (now, name) => now?.matchType(documentSchema.nodes[name]!) ?? null,
            documentSchema.nodes[parent]!.contentMatch,
          );
          expect(mayContain(parent, children)).toBe(match?.validEnd ?? false);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('opens content with empty text nodes, without them', () => {
    const stored = doc({ type: 'paragraph', content: [{ type: 'text', text: '' }] }, paragraph(words('a')));
    expect(openDocument(documentFrom(stored)).getXmlFragment('content').toString()).toBe(
      '<paragraph></paragraph><paragraph>a</paragraph>',
    );
  });

  it('has the same marks in the same order', () => {
    expect(Object.keys(documentSchema.marks)).toEqual(Object.keys(MARKS));
    expect(documentSchema.marks.highlight!.excludes(documentSchema.marks.highlight!)).toBe(false);
    expect(documentSchema.marks.code!.excludes(documentSchema.marks.highlight!)).toBe(false);
  });

  it('round-trips a document through Yjs and the editor', () => {
    const document = openDocument(documentFrom(everything, { ana: 'Ana' }));
    expect(readDocument(document)).toEqual({
      content: everything,
      speakers: { ana: 'Ana' },
      text: plainText(everything),
    });
    expect(new HeadlessEditor(document).state.doc.toJSON()).toEqual(everything);
    documentSchema.nodeFromJSON(everything).check();
  });
});

describe('mark names in Yjs', () => {
  it('match those the editor writes', () => {
    const document = openDocument(
      documentFrom(doc(paragraph(words('a', 'bold', highlight('0197-ab'), highlight('x'))))),
    );
    const [run] = ((document.getXmlFragment(CONTENT).get(0) as Y.XmlElement).get(0) as Y.XmlText).toDelta() as {
      attributes: Record<string, unknown>;
    }[];
    expect(run!.attributes).toEqual({
      bold: {},
      [markKey('highlight', { id: '0197-ab' })]: { id: '0197-ab' },
      [markKey('highlight', { id: 'x' })]: { id: 'x' },
    });
    expect(Object.keys(run!.attributes).map(markOf)).toEqual(['bold', 'highlight', 'highlight']);
  });
});

describe('reading a document written without the editor', () => {
  const open = (write: (content: Y.XmlFragment) => void): Y.Doc => {
    const document = openDocument(documentFrom(doc(paragraph('good'))));
    write(document.getXmlFragment(CONTENT));
    return document;
  };
  const element = (
    name: string,
    attrs: Record<string, unknown>,
    ...children: (Y.XmlElement | Y.XmlText)[]
  ): Y.XmlElement => {
    const made = new Y.XmlElement(name);
    for (const [key, value] of Object.entries(attrs)) made.setAttribute(key, value as string);
    made.insert(0, children);
    return made;
  };
  const text = (value: string, attributes = {}): Y.XmlText => {
    const made = new Y.XmlText();
    made.insert(0, value, attributes);
    return made;
  };

  it.each<[string, (content: Y.XmlFragment) => void]>([
    ['an unknown node', (content) => content.push([element('script', {}, text('alert(1)'))])],
    ['text in the wrong place', (content) => content.push([text('loose')])],
    [
      'a node in the wrong place',
      (content) => content.push([element('bulletList', {}, element('paragraph', {}, text('x')))]),
    ],
    ['evidence of nothing', (content) => content.push([element('evidence', {})])],
  ])('omits %s like the editor, and writes nothing', (_, write) => {
    const document = open(write);
    const before = Y.encodeStateAsUpdate(document);
    expect(readDocument(document).content).toEqual(doc(paragraph('good')));
    expect(Y.encodeStateAsUpdate(document)).toEqual(before);
  });

  it('omits script links, unknown marks and invalid attributes, and keeps the text', () => {
    const document = open((content) =>
      content.push([
        element(
          'paragraph',
          { onclick: 'x' },
          text('click', { link: { href: 'javascript:alert(1)' }, blink: {}, bold: {} }),
        ),
        element('heading', { level: 99 }, text('a\u0000b')),
      ]),
    );
    expect(readDocument(document).content.content!.slice(1)).toEqual([
      paragraph(words('click', 'bold')),
      heading(1, 'a\uFFFDb'),
    ]);
  });

  it('always returns a storable document', () => {
    const names = fc.constantFrom(...Object.keys(NODES), 'iframe');
    const attributes = fc.dictionary(
      fc.constantFrom('level', 'speaker', 'start', 'src', 'highlightId', 'colspan'),
      fc.constantFrom<unknown>(1, 'javascript:x', null, 'a', -5, {}),
      { maxKeys: 3 },
    );
    const tree = fc.letrec<{ node: Y.XmlElement | Y.XmlText }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc
          .string({ minLength: 1, maxLength: 5 })
          .map((value) => text(value, { link: { href: value }, highlight: { id: value } })),
        fc
          .tuple(names, attributes, fc.array(tie('node'), { maxLength: 3 }))
          .map(([name, attrs, children]) => element(name, attrs, ...children)),
      ),
    })).node;
    fc.assert(
      fc.property(fc.noShrink(fc.array(tree, { maxLength: 4 })), (nodes) => {
        const document = new Y.Doc();
        document.getXmlFragment(CONTENT).push(nodes);
        const { content } = readDocument(document) as { content: RichNode };
        expect(checkRichText(content)).toEqual(content);
        repairDocument(document);
        expect(readDocument(document).content).toEqual(content);
        expect(() => initProseMirrorDoc(document.getXmlFragment(CONTENT), documentSchema)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('stops at deep nesting', () => {
    const document = open((content) => {
      let parent: Y.XmlFragment = content;
      for (let depth = 0; depth < 1000; depth += 1) {
        const child = element('blockquote', {});
        parent.push([child]);
        parent = child;
      }
      parent.push([text('deep')]);
    });
    expect(readDocument(document).content).toEqual(doc(paragraph('good')));
    expect(repairDocument(document)).not.toBeNull();
    expect(repairDocument(document)).toBeNull();
    expect(document.getXmlFragment(CONTENT).toString().length).toBeLessThan(4000);
  });

  it('returns an empty paragraph for an empty document', () => {
    expect(readDocument(new Y.Doc())).toEqual({ content: doc(paragraph()), speakers: {}, text: '' });
  });
});
