import { block, doc, paragraph, words } from '../../test/builders/rich-text.ts';
import {
  checkRichText,
  layOut,
  mentionedMembersIn,
  plainText,
  publicContent,
  type Referenced,
  referenceKey,
  referencesIn,
  toHtml,
  toMarkdown,
  type RichNode,
} from './index.ts';

const card = (kind: string, objectId: string, more: object = {}): RichNode => ({
  type: 'reference',
  attrs: { kind, objectId, layout: 'card', hidden: [], ...more },
});
const mention = (kind: string, objectId: string, mentionId: string | null = null): RichNode => ({
  type: 'mention',
  attrs: { kind, objectId, mentionId },
});
const date: RichNode = { type: 'date', attrs: { day: '2026-11-30' } };
const embed: RichNode = { type: 'embed', attrs: { src: 'https://youtu.be/dQw4w9WgXcQ' } };
const document = doc(
  card('note', 'n1'),
  paragraph('Ask ', mention('member', 'ada', 'm1'), ' about ', mention('tag', 't1'), ' by ', date, '.'),
  embed,
  block('blockquote', card('person', 'p1')),
);
const TITLES = new Map([
  ['note:n1', 'First [talk]'],
  ['member:ada', 'Ada'],
  ['tag:t1', 'Trust & fear'],
]);
const titleOf = (object: Referenced) => TITLES.get(referenceKey(object)) ?? null;

describe('objects in a text', () => {
  it('are stored by their ids, with a look that is valid', () => {
    expect(checkRichText(document)).toEqual(document);
    expect(checkRichText(doc({ type: 'reference', attrs: { kind: 'tag', objectId: 't' } }))).toEqual(
      doc(card('tag', 't')),
    );
    for (const wrong of [
      card('highlight', 'h'),
      card('member', 'm'),
      card('note', 'a b'),
      card('note', 'n', { layout: 'huge' }),
      card('note', 'n', { hidden: ['facts', 'facts'] }),
      card('note', 'n', { title: 'Secret' }),
      { type: 'embed', attrs: { src: 'https://evil.example/' } },
      paragraph({ type: 'date', attrs: { day: '2026-02-30' } }),
      paragraph({ type: 'mention', attrs: { kind: 'team', objectId: 'x' } }),
    ])
      expect(() => checkRichText(doc(wrong))).toThrow();
  });

  it('have no name in plain text, and a day is written out', () => {
    expect(plainText(document)).toBe('Ask @… about @… by 2026-11-30.');
    expect(layOut(document).blocks).toHaveLength(1);
    expect(plainText(doc(paragraph('a', { type: 'date', attrs: { day: 'x' } }, 'b')))).toBe('ab');
  });

  it('are found once each, and members by the id of their mention', () => {
    expect(referencesIn(doc(document, document)).map(({ kind, id }) => `${kind}:${id}`)).toEqual([
      'note:n1',
      'member:ada',
      'tag:t1',
      'person:p1',
    ]);
    const text = doc(
      paragraph(mention('member', 'ada', 'm1'), mention('member', 'ada', 'm1'), mention('member', 'ada')),
      paragraph(mention('member', 'ada', 'm2'), mention('note', 'n', 'm3')),
    );
    expect(mentionedMembersIn(text).map(({ mentionId }) => mentionId)).toEqual(['m1', 'm2']);
  });

  it('are written with the titles that the reader sees, and without the others', () => {
    expect(toMarkdown(document, { titleOf })).toBe(
      '[First \\[talk\\]](/data/n1)\n\nAsk @Ada about [Trust & fear](/tags/t1) by 2026-11-30.\n\n[YouTube](https://youtu.be/dQw4w9WgXcQ)\n',
    );
    expect(toMarkdown(document)).toBe('Ask @… about @… by 2026-11-30.\n\n[YouTube](https://youtu.be/dQw4w9WgXcQ)\n');
    expect(toHtml(document, { titleOf })).toBe(
      '<p data-reference="note:n1"><a href="/data/n1">First [talk]</a></p>' +
        '<p>Ask <span data-mention="member:ada">@Ada</span> about <a data-mention="tag:t1" href="/tags/t1">Trust &#38; fear</a> by <time datetime="2026-11-30">2026-11-30</time>.</p>' +
        '<p><a href="https://youtu.be/dQw4w9WgXcQ" rel="noopener noreferrer">YouTube</a></p><blockquote></blockquote>',
    );
  });

  it('tell visitors of a public page neither names nor ids', () => {
    expect(publicContent(document)).toEqual(
      doc(paragraph('Ask @colleague about a tag by ', date, '.'), embed, block('blockquote', paragraph())),
    );
    expect(publicContent(doc(card('note', 'n1')))).toEqual(doc(paragraph()));
    expect(publicContent(doc(paragraph(words('x', { type: 'highlight', attrs: { id: 'h' } }))))).toEqual(
      doc(paragraph('x')),
    );
  });
});
