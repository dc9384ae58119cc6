import { Button, FileButton, Group, Textarea } from '@mantine/core';
import { CODE_BOOK_MAX, type CodeBookPreview, type TagBoardView } from '@evident/domain/tags';
import { useState } from 'react';
import { usePreviewCodeBook } from '../../data/tags/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import type { Arrange } from '../../data/tags/use-arranging.ts';
import styles from './code-book-dialog.module.css';

interface Props {
  board: Pick<TagBoardView, 'id' | 'title'>;
  arrange: Arrange;
  onClose: () => void;
}

/** Imports a code book into a board: paste or choose a CSV file, see what is new, import. */
export function CodeBookDialog({ board, arrange, onClose }: Props) {
  const [csv, setCsv] = useState('');
  const [sending, setSending] = useState(false);
  const looked = usePreviewCodeBook(board.id);
  const put = (text: string) => {
    setCsv(text);
    looked.reset();
  };
  const take = async (file: File | null) => {
    if (!file) return;
    const text = await file.text();
    put(text);
    looked.mutate(text);
  };
  const bring = async () => {
    setSending(true);
    const done = await arrange({ do: 'importCodes', tagBoardId: board.id, into: board.title, csv });
    setSending(false);
    if (done) onClose();
  };
  const preview = looked.data;
  return (
    <Dialog opened onClose={onClose} size="lg" title={`Import a code book into “${board.title}”`}>
      <p className={styles.about}>
        A CSV file with the column <b>Tag</b>, and optionally Group, Group color, Color, Description and Role.
      </p>
      <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} variant="default" size="xs" mb="sm">
            Choose file
          </Button>
        )}
      </FileButton>
      <Textarea
        label="Or paste the table"
        placeholder={'Group,Tag,Description\nTrust,Doubts the numbers,Asks where a figure comes from'}
        autosize
        minRows={4}
        maxRows={8}
        maxLength={CODE_BOOK_MAX}
        value={csv}
        onChange={(event) => put(event.currentTarget.value)}
      />
      <ProblemNote problem={looked.error} />
      {preview && <Preview preview={preview} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {preview ? (
          <Button loading={sending} disabled={preview.tags + preview.groups.length === 0} onClick={() => void bring()}>
            {preview.tags === 1 ? 'Import 1 tag' : `Import ${preview.tags.toLocaleString()} tags`}
          </Button>
        ) : (
          <Button disabled={csv.trim() === ''} loading={looked.isPending} onClick={() => looked.mutate(csv)}>
            Preview
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

const SHOWN = 50;

function Preview({ preview: { groups, tags, existing, refused } }: { preview: CodeBookPreview }) {
  return (
    <div className={styles.preview} role="status">
      <p className={styles.sum}>
        {tags === 1 ? '1 new tag' : `${tags.toLocaleString()} new tags`}
        {existing > 0 && `, ${existing.toLocaleString()} already on the board`}
        {refused.length > 0 && `, ${refused.length.toLocaleString()} left out`}
      </p>
      <ul className={styles.groups}>
        {groups.slice(0, SHOWN).map((group) => (
          <li key={group.title}>
            <b>{group.title}</b> {group.known ? '' : '(new group) '}
            <span className={styles.names}>
              {group.tags.slice(0, SHOWN).join(', ')}
              {group.tags.length > SHOWN && ' …'}
            </span>
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && <p>and {(groups.length - SHOWN).toLocaleString()} more groups</p>}
      {refused.length > 0 && (
        <>
          <p className={styles.sum}>Left out</p>
          <ul className={styles.groups}>
            {refused.slice(0, SHOWN).map(({ line, cause }) => (
              <li key={`${line} ${cause}`}>
                Row {line}: {cause}
              </li>
            ))}
          </ul>
          {refused.length > SHOWN && <p>and {(refused.length - SHOWN).toLocaleString()} more rows</p>}
        </>
      )}
    </div>
  );
}
