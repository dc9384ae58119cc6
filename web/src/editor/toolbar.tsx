import { ActionIcon, Button, Menu, Popover, TextInput, Tooltip } from '@mantine/core';
import { isSafeLink } from '@evident/domain/content';
import type { Editor } from '@tiptap/core';
import {
  Bold,
  ChevronDown,
  Code,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { redo } from '@tiptap/y-tiptap';
import { keySigns } from '../kernel/keys/chord.ts';
import { onMac } from '../kernel/keys/listen.ts';
import { undoLatest } from './collaboration.ts';
import { InsertBlockMenu } from './insert-block-menu.tsx';
import { choosePicture, type KeepPicture } from './pictures.ts';
import { TableMenu } from './table-menu.tsx';
import { useEditorState } from './use-editor-state.ts';
import styles from './toolbar.module.css';

interface Tool {
  label: string;
  icon: LucideIcon;
  keys?: string;
  on?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

const mark = (name: string, label: string, icon: LucideIcon, keys?: string): Tool => ({
  label,
  icon,
  keys,
  on: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
});
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    mark('bold', 'Bold', Bold, 'mod+b'),
    mark('italic', 'Italic', Italic, 'mod+i'),
    mark('underline', 'Underline', Underline, 'mod+u'),
    mark('strike', 'Strikethrough', Strikethrough, 'mod+shift+s'),
    mark('code', 'Code', Code, 'mod+e'),
  ],
  [
    {
      label: 'Bullet list',
      icon: List,
      keys: 'mod+shift+8',
      on: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'mod+shift+7',
      on: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
    },
    {
      label: 'Quote',
      icon: Quote,
      keys: 'mod+shift+b',
      on: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
    },
  ],
];
const HISTORY: Tool[] = [
  { label: 'Undo', icon: Undo2, keys: 'mod+z', run: undoLatest },
  { label: 'Redo', icon: Redo2, keys: 'mod+shift+z', run: (editor) => redo(editor.state) },
];
const KINDS = [
  { label: 'Text', is: 'paragraph', level: 0 },
  { label: 'Speaker turn', is: 'turn', level: 0 },
  { label: 'Heading 1', is: 'heading', level: 1 },
  { label: 'Heading 2', is: 'heading', level: 2 },
  { label: 'Heading 3', is: 'heading', level: 3 },
];

interface Props {
  editor: Editor;
  /** Absent where images can't be added. */
  onImage?: KeepPicture;
  /** Whether the text has speakers. */
  turns?: boolean;
  /** The project of the text, for its files. */
  projectId?: string;
  /** False for a text that is not edited together: it has its own undo by keys. */
  live?: boolean;
}

/** Formatting toolbar; each action also has a shortcut. */
export function Toolbar({ editor, onImage, turns = false, projectId, live = true }: Props) {
  const on = useEditorState(editor, (now) => TOOLS.flat().map((tool) => tool.on?.(now) ?? false), []);
  const kind = useEditorState(
    editor,
    (now) => {
      const { name } = now.state.selection.$from.parent.type;
      return name === 'heading'
        ? `Heading ${String(now.state.selection.$from.parent.attrs.level)}`
        : name === 'turn'
          ? 'Speaker turn'
          : 'Text';
    },
    'Text',
  );
  let index = 0;
  return (
    <div className={styles.bar} role="toolbar" aria-label="Formatting">
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            rightSection={<ChevronDown size={14} aria-hidden />}
            aria-label={`Paragraph style: ${kind}`}
          >
            {kind}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {KINDS.filter(({ is }) => turns || is !== 'turn').map(({ label, is, level }) => (
            <Menu.Item
              key={label}
              onClick={() =>
                editor
                  .chain()
                  .focus()
                  .setNode(is, level > 0 ? { level } : {})
                  .run()
              }
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {TOOLS.map((group, at) => (
        <div key={at} className={styles.group}>
          {group.map((tool) => (
            <ToolButton key={tool.label} tool={tool} editor={editor} on={on[index++]} />
          ))}
        </div>
      ))}
      <div className={styles.group}>
        <LinkButton editor={editor} />
        {onImage && (
          <ToolButton
            tool={{ label: 'Picture', icon: ImagePlus, run: () => choosePicture(editor, onImage) }}
            editor={editor}
          />
        )}
      </div>
      <InsertBlockMenu editor={editor} projectId={projectId} />
      <TableMenu editor={editor} />
      {live && (
        <div className={styles.group}>
          {HISTORY.map((tool) => (
            <ToolButton key={tool.label} tool={tool} editor={editor} />
          ))}
        </div>
      )}
    </div>
  );
}

export function ToolButton({
  tool: { label, icon: Icon, keys, run },
  editor,
  on,
}: {
  tool: Tool;
  editor: Editor;
  on?: boolean;
}) {
  const signs = keys
    ? ` (${keySigns(keys, onMac)
        .map((press) => press.join('+'))
        .join(' ')})`
    : '';
  return (
    <Tooltip label={`${label}${signs}`}>
      <ActionIcon
        aria-label={label}
        aria-pressed={on}
        data-on={on || undefined}
        className={styles.tool}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(editor)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

export function LinkButton({ editor }: { editor: Editor }) {
  const [opened, setOpened] = useState(false);
  const [href, setHref] = useState('');
  const open = () => {
    setHref(String(editor.getAttributes('link').href ?? ''));
    setOpened(true);
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const wanted = href.trim() === '' || /^[a-z]+:|^[/#]/i.test(href.trim()) ? href.trim() : `https://${href.trim()}`;
    if (wanted !== '' && !isSafeLink(wanted)) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (wanted === '') chain.unsetMark('link').run();
    else chain.setMark('link', { href: wanted }).run();
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus position="bottom-start">
      <Tooltip label="Link">
        <Popover.Target>
          <ActionIcon aria-label="Link" className={styles.tool} onClick={open}>
            <Link size={16} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>
        <form onSubmit={keep} className={styles.link}>
          <TextInput
            aria-label="Address"
            placeholder="https://"
            value={href}
            onChange={(event) => setHref(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit">{href.trim() === '' ? 'Remove link' : 'Link'}</Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
