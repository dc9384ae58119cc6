import { isSafeLink } from '@evident/domain/content';
import { markInputRule, type AnyExtension } from '@tiptap/core';
import { markOf } from './schema.ts';

const toggle =
  (mark: string) =>
  ({ editor }: { editor: { commands: { toggleMark: (name: string) => boolean } } }) =>
    editor.commands.toggleMark(mark);

function plain(
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'code',
  tag: string,
  read: string[],
  key: string,
  find?: RegExp,
): AnyExtension {
  return markOf(name, {
    parseHTML: () => read.map((selector) => (selector.includes('=') ? { style: selector } : { tag: selector })),
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => toggle(name)(this) };
    },
    ...(find && {
      addInputRules() {
        return [markInputRule({ find, type: this.type })];
      },
    }),
  });
}

/** Marks of rich text in order. Highlights get a class each, so that one style rule colors all of their text. */
export const marks: AnyExtension[] = [
  markOf('link', {
    parseHTML: () => [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? '';
          return isSafeLink(href) ? { href } : false;
        },
      },
    ],
    renderHTML: ({ mark }) => [
      'a',
      {
        href: isSafeLink(String(mark.attrs.href)) ? mark.attrs.href : '#',
        rel: 'noopener noreferrer nofollow',
        target: '_blank',
      },
      0,
    ],
  }),
  plain(
    'bold',
    'strong',
    ['strong', 'b', 'font-weight=bold', 'font-weight=700'],
    'Mod-b',
    /(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/,
  ),
  plain('italic', 'em', ['em', 'i', 'font-style=italic'], 'Mod-i', /(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/),
  plain('underline', 'u', ['u'], 'Mod-u'),
  plain('strike', 's', ['s', 'del', 'strike'], 'Mod-Shift-s', /(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/),
  plain('code', 'code', ['code'], 'Mod-e', /(?:^|\s)(`(?!\s+`)((?:[^`]+))`(?!\s+`))$/),
  markOf('highlight', {
    renderHTML: ({ mark }) => [
      'mark',
      { class: `hl ${highlightClass(String(mark.attrs.id))}`, 'data-highlight': mark.attrs.id },
      0,
    ],
  }),
  markOf('word', { renderHTML: () => ['span', 0] }),
  markOf('redacted', { renderHTML: () => ['span', { class: 'redacted' }, 0] }),
];

/** Returns the class of all text of a highlight. */
export const highlightClass = (id: string): string => `hl-${id}`;
