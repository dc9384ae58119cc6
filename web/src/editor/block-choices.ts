import { CALLOUT_TONES, REFERENCES, type ReferenceKindName } from '@evident/domain/content';
import type { Editor } from '@tiptap/core';
import {
  AppWindow,
  ChartColumn,
  ChevronRight,
  Code,
  FileText,
  Folder,
  Folders,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Lightbulb,
  List,
  ListOrdered,
  ListTodo,
  MessageSquareWarning,
  Minus,
  Paperclip,
  Table,
  Tag,
  TextQuote,
  Type,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { chartWanted } from '../kernel/chart-hosts.ts';
import { embedWanted, objectWanted } from '../kernel/object-hosts.ts';
import { insertBlock } from './insert-block.ts';
import { choosePicture, type KeepPicture } from './pictures.ts';
import { insertTable } from './table-steps.ts';

/** A type of block in the insert menu. */
export interface BlockChoice {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Synonyms that also find it. */
  readonly also: string;
  /** Markdown shortcut that creates it at the start of a line. */
  readonly sign?: string;
  /** Whether it needs the project of the text. */
  readonly inProject?: boolean;
  readonly run: (editor: Editor, needs: BlockNeeds) => void;
}

/** The project of a text, and how it keeps pictures. */
export interface BlockNeeds {
  readonly projectId: string;
  readonly onImage: KeepPicture;
}

const heading = (level: 1 | 2 | 3, icon: LucideIcon): BlockChoice => ({
  label: `Heading ${level}`,
  icon,
  also: `h${level} title section`,
  sign: '#'.repeat(level),
  run: (editor) => editor.chain().setNode('heading', { level }).focus().run(),
});
const callouts = Object.entries(CALLOUT_TONES).map(([tone, name]): BlockChoice => ({
  label: `Callout: ${name}`,
  icon: MessageSquareWarning,
  also: `${name} box aside info`,
  run: (editor) => editor.chain().wrapIn('callout', { tone }).focus().run(),
}));

const CARD_ICONS: Readonly<Record<ReferenceKindName, readonly [LucideIcon, string]>> = {
  note: [FileText, 'interview'],
  insight: [Lightbulb, 'finding report'],
  person: [UserRound, 'participant contact'],
  tag: [Tag, 'theme code'],
  project: [Folders, 'study'],
  folder: [Folder, 'category'],
  file: [Paperclip, 'attachment download upload pdf'],
};
const cards = Object.entries(CARD_ICONS).map(([name, [icon, also]]): BlockChoice => {
  const kind = name as ReferenceKindName;
  return {
    label: REFERENCES[kind].label,
    icon,
    also: `${also} card link reference object`,
    inProject: kind === 'file',
    run: (editor, { projectId }) =>
      objectWanted.set({
        kind,
        projectId,
        put: ({ id }) => insertBlock(editor, { type: 'reference', attrs: { kind, objectId: id } }),
      }),
  };
});

export const BLOCKS: readonly BlockChoice[] = [
  {
    label: 'Text',
    icon: Type,
    also: 'paragraph plain',
    run: (editor) => editor.chain().setNode('paragraph').focus().run(),
  },
  heading(1, Heading1),
  heading(2, Heading2),
  heading(3, Heading3),
  {
    label: 'Bulleted list',
    icon: List,
    also: 'points unordered ul',
    sign: '-',
    run: (editor) => editor.chain().toggleList('bulletList', 'listItem').focus().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    also: 'steps ordered ol',
    sign: '1.',
    run: (editor) => editor.chain().toggleList('orderedList', 'listItem').focus().run(),
  },
  {
    label: 'Check list',
    icon: ListTodo,
    also: 'todo tasks checkbox',
    sign: '[]',
    run: (editor) => editor.chain().toggleList('checkList', 'checkItem').focus().run(),
  },
  {
    label: 'Quote',
    icon: TextQuote,
    also: 'blockquote indented citation',
    sign: '>',
    run: (editor) => editor.chain().toggleWrap('blockquote').focus().run(),
  },
  ...callouts,
  {
    label: 'Toggle',
    icon: ChevronRight,
    also: 'details collapse fold hidden summary',
    run: insertToggle,
  },
  {
    label: 'Picture',
    icon: ImagePlus,
    also: 'image photo screenshot upload',
    run: (editor, { onImage }) => choosePicture(editor, onImage),
  },
  {
    label: 'Table',
    icon: Table,
    also: 'grid rows columns',
    run: insertTable,
  },
  {
    label: 'Chart',
    icon: ChartColumn,
    also: 'dashboard graph figure numbers',
    run: (editor) => chartWanted.set((attrs) => insertBlock(editor, { type: 'chart', attrs })),
  },
  ...cards,
  {
    label: 'Embed',
    icon: AppWindow,
    also: 'video design document whiteboard figma miro youtube vimeo loom iframe page',
    run: (editor) => embedWanted.set((src) => insertBlock(editor, { type: 'embed', attrs: { src } })),
  },
  {
    label: 'Code',
    icon: Code,
    also: 'monospace snippet',
    sign: '```',
    run: (editor) => editor.chain().setNode('codeBlock').focus().run(),
  },
  {
    label: 'Divider',
    icon: Minus,
    also: 'line rule separator hr',
    sign: '---',
    run: (editor) => insertBlock(editor, { type: 'horizontalRule' }),
  },
];

/** Blocks without a button in the toolbar. */
const BUTTONS = new Set([
  'Text',
  'Heading 1',
  'Heading 2',
  'Heading 3',
  'Bulleted list',
  'Numbered list',
  'Quote',
  'Picture',
]);
export const INSERTED = BLOCKS.filter(({ label }) => !BUTTONS.has(label));

/** The line becomes the title of a toggle, with an empty line below it. */
function insertToggle(editor: Editor): void {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== 'paragraph') return;
  const { nodes } = editor.schema;
  const toggle = nodes['toggle']!.create(null, [
    nodes['toggleTitle']!.create(null, $from.parent.content),
    nodes['paragraph']!.create(),
  ]);
  const start = $from.before();
  editor.view.dispatch(editor.state.tr.replaceWith(start, $from.after(), toggle));
  editor
    .chain()
    .setTextSelection(start + 2 + $from.parent.content.size)
    .focus()
    .run();
}

/** The blocks whose name or synonym starts with the query; those with the name first. */
export function blocksFor(query: string): readonly BlockChoice[] {
  const wanted = query.trim().toLowerCase();
  const hasWord = (words: string) => words.split(' ').some((word) => word.startsWith(wanted));
  const rank = ({ label, also }: BlockChoice): number => {
    const name = label.toLowerCase();
    return name.startsWith(wanted) ? 0 : hasWord(name) ? 1 : hasWord(also.toLowerCase()) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((wantedRank) => BLOCKS.filter((block) => rank(block) === wantedRank));
}
