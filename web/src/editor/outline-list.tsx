import { minutesToRead } from '@evident/domain/content';
import type { Editor } from '@tiptap/core';
import type { SpeakerNames } from './speaker-names.ts';
import { outlineOf, wordsIn } from './outline.ts';
import styles from './outline-list.module.css';

interface Props {
  editor: Editor;
  speakers: Pick<SpeakerNames, 'all'>;
  /** Called after an entry was chosen. */
  onJump: () => void;
}

/** Headings and speakers of a text, with its length. As it was when opened. */
export function OutlineList({ editor, speakers, onJump }: Props) {
  const { doc } = editor.state;
  const names = new Map(speakers.all().map(({ id, name }) => [id, name]));
  const entries = outlineOf(doc, (id) => names.get(id));
  const words = wordsIn(doc);
  const jump = (position: number) => {
    const dom = editor.view.nodeDOM(position);
    onJump();
    if (dom instanceof Element) dom.scrollIntoView({ block: 'start' });
    editor.commands.setTextSelection(position + 1);
  };
  return (
    <div className={styles.outline}>
      <p className={styles.counts}>
        {words === 1 ? '1 word' : `${words.toLocaleString()} words`}
        {words > 0 && ` · ${minutesToRead(words)} min read`}
      </p>
      {entries.length === 0 ? (
        <p className={styles.counts}>Headings and speakers of the text appear here.</p>
      ) : (
        <ol className={styles.list} aria-label="Outline">
          {entries.map(({ position, title, level }) => (
            <li key={position}>
              <button
                type="button"
                className={styles.entry}
                data-level={level ?? 'speaker'}
                dir="auto"
                onClick={() => jump(position)}
              >
                {title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
