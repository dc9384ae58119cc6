import { isSafeImageSource } from '@evident/domain/content';
import { nodeInputRule, textblockTypeInputRule, wrappingInputRule, type AnyExtension } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { tableEditing } from '@tiptap/pm/tables';
import { pictureView } from './picture-view.ts';
import { nodeOf, type NodeLook } from './schema.ts';
import { toNextCell, toPreviousCell } from './table-steps.ts';

const as = (tag: string): NodeLook => ({ parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
/** List markers and the line of a quote follow the direction of their text. The stylesheet handles the text itself. */
const OWN_DIRECTION = { dir: 'auto' };

const list = (name: 'bulletList' | 'orderedList', tag: string, find: RegExp, key: string): AnyExtension =>
  nodeOf(name, {
    ...as(tag),
    renderHTML: ({ node }) => [tag, { ...OWN_DIRECTION, ...(node.attrs.start > 1 && { start: node.attrs.start }) }, 0],
    addInputRules() {
      return [
        wrappingInputRule({
          find,
          type: this.type,
          ...(name === 'orderedList' && { getAttributes: ([, start]: RegExpMatchArray) => ({ start: Number(start) }) }),
        }),
      ];
    },
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleList(name, 'listItem') };
    },
  });

const cell = (name: 'tableCell' | 'tableHeader', tag: string, role: string): AnyExtension =>
  nodeOf(name, {
    parseHTML: () => [
      { tag, getAttrs: (element) => ({ colspan: spanOf(element, 'colspan'), rowspan: spanOf(element, 'rowspan') }) },
    ],
    renderHTML: ({ node }) => [tag, { colspan: node.attrs.colspan, rowspan: node.attrs.rowspan }, 0],
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole: role, isolating: true } : {}),
  });
const spanOf = (element: HTMLElement, name: string): number =>
  Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 1000);
const tableRole =
  (name: string, role: string): NodeLook['extendNodeSchema'] =>
  (extension) =>
    extension.name === name ? { tableRole: role } : {};

/** Blocks of every document. Turns and evidence have their own files. */
export const blocks: AnyExtension[] = [
  nodeOf('doc'),
  nodeOf('paragraph', {
    ...as('p'),
    addKeyboardShortcuts() {
      return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') };
    },
  }),
  nodeOf('heading', {
    defining: true,
    parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
    // Level 1 is reserved for the page title.
    renderHTML: ({ node }) => [`h${Number(node.attrs.level) + 1}`, 0],
    addInputRules() {
      return [
        textblockTypeInputRule({
          find: /^(#{1,3})\s$/,
          type: this.type,
          getAttributes: ([, signs]: RegExpMatchArray) => ({ level: signs!.length }),
        }),
      ];
    },
    addKeyboardShortcuts() {
      return Object.fromEntries(
        [1, 2, 3].map((level) => [
          `Mod-Alt-${level}`,
          () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
        ]),
      );
    },
  }),
  list('bulletList', 'ul', /^\s*([-+*])\s$/, 'Mod-Shift-8'),
  list('orderedList', 'ol', /^(\d+)\.\s$/, 'Mod-Shift-7'),
  nodeOf('listItem', {
    defining: true,
    ...as('li'),
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem('listItem'),
        Tab: () => this.editor.commands.sinkListItem('listItem'),
        'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  }),
  nodeOf('blockquote', {
    defining: true,
    ...as('blockquote'),
    renderHTML: () => ['blockquote', OWN_DIRECTION, 0],
    addInputRules() {
      return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
    },
    addKeyboardShortcuts() {
      return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') };
    },
  }),
  nodeOf('codeBlock', {
    code: true,
    defining: true,
    parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
    renderHTML: () => ['pre', ['code', 0]],
    addInputRules() {
      return [
        textblockTypeInputRule({
          find: /^```([a-z]+)?[\s\n]$/,
          type: this.type,
          getAttributes: ([, language]: RegExpMatchArray) => ({ language: language ?? null }),
        }),
      ];
    },
    addKeyboardShortcuts() {
      return { 'Mod-Enter': () => this.editor.commands.exitCode() };
    },
  }),
  nodeOf('horizontalRule', {
    parseHTML: () => [{ tag: 'hr' }],
    renderHTML: () => ['hr'],
    addInputRules() {
      return [nodeInputRule({ find: /^(?:---|—-|___\s)$/, type: this.type })];
    },
  }),
  nodeOf('image', {
    draggable: true,
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: imageAttributes },
      {
        tag: 'a.picture-elsewhere',
        priority: 60,
        getAttrs: (element) => ({ fileId: null, src: element.getAttribute('href'), alt: element.textContent }),
      },
    ],
    renderHTML: ({
      node: {
        attrs: { fileId, src, alt, width },
      },
    }) => {
      const words = String(alt ?? '');
      if (typeof fileId === 'string')
        return ['img', { src: `/f/${fileId}`, alt: words, loading: 'lazy', ...(width && { width: `${width}%` }) }];
      // External images would reveal readers to other servers, so they become links.
      return [
        'a',
        {
          class: 'picture-elsewhere',
          href: isSafeImageSource(String(src)) ? src : '#',
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        },
        words || 'Picture',
      ];
    },
    addNodeView: () => (props) => {
      if (typeof props.node.attrs['fileId'] === 'string') return pictureView(props.node, props.editor, props.getPos);
      const { dom } = DOMSerializer.renderSpec(document, props.node.type.spec.toDOM!(props.node));
      return { dom };
    },
  }),
  nodeOf('table', {
    ...as('table'),
    isolating: true,
    extendNodeSchema: tableRole('table', 'table'),
    renderHTML: () => ['table', ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const go = (step: typeof toNextCell) => () => step(this.editor.state, this.editor.view.dispatch);
      return { Tab: go(toNextCell), 'Shift-Tab': go(toPreviousCell) };
    },
  }),
  nodeOf('tableRow', { ...as('tr'), extendNodeSchema: tableRole('tableRow', 'row') }),
  cell('tableHeader', 'th', 'header_cell'),
  cell('tableCell', 'td', 'cell'),
  nodeOf('hardBreak', {
    parseHTML: () => [{ tag: 'br' }],
    renderHTML: () => ['br'],
    selectable: false,
    linebreakReplacement: true,
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) };
    },
  }),
  nodeOf('text'),
];

function imageAttributes(element: HTMLElement): Record<string, unknown> | false {
  const src = element.getAttribute('src') ?? '';
  const alt = element.getAttribute('alt')?.slice(0, 2000) ?? null;
  const fileId = /^\/f\/([A-Za-z0-9_-]{1,64})$/.exec(src)?.[1];
  const width = Number(/^(\d{2,3})%$/.exec(element.getAttribute('width') ?? '')?.[1]);
  if (fileId !== undefined) return { fileId, src: null, alt, width: width >= 10 && width <= 100 ? width : null };
  return isSafeImageSource(src) ? { fileId: null, src, alt, width: null } : false;
}
