import type { Editor } from '@tiptap/core';
import { LinkButton, ToolButton, TOOLS } from './toolbar.tsx';
import { useEditorState } from './use-editor-state.ts';
import styles from './toolbar.module.css';

/** Formats the selected words, in the panel next to them. */
export function FormatButtons({ editor }: { editor: Editor }) {
  const [marks = []] = TOOLS;
  const on = useEditorState(editor, (now) => marks.map((tool) => tool.on?.(now) ?? false), []);
  return (
    <div className={styles.group} role="group" aria-label="Formatting">
      {marks.map((tool, at) => (
        <ToolButton key={tool.label} tool={tool} editor={editor} on={on[at]} />
      ))}
      <LinkButton editor={editor} />
    </div>
  );
}
