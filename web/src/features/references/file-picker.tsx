import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Referenced } from '@evident/domain/content';
import { Paperclip, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { projectFilesQuery } from '../../data/files/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { uploadSmallFile } from '../../kernel/api/upload-picture.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import styles from './references.module.css';

interface Props {
  projectId: string;
  onPick: (object: Referenced) => void;
  onClose: () => void;
}

const SEARCH_AFTER_MS = 150;

/** Chooses a file of the project for a text, or uploads one. */
export function FilePicker({ projectId, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
  const { items: files } = usePages(projectFilesQuery(projectId, name === '' ? {} : { name }), { keep: true });
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false });
  const field = useRef<HTMLInputElement>(null);
  const upload = async (file: File | undefined) => {
    if (!file || state.busy) return;
    setState({ busy: true });
    try {
      onPick({ kind: 'file', id: await uploadSmallFile(projectId, file) });
    } catch (thrown) {
      setState({ busy: false, problem: asProblem(thrown).inWords });
    }
  };
  const done = files?.filter(({ status }) => status === 'DONE');
  return (
    <Dialog opened onClose={onClose} title="Insert file" size="sm">
      <div className={styles.form}>
        <TextInput
          label="File of this project"
          placeholder="Search by name"
          value={typed}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <input
          ref={field}
          type="file"
          hidden
          aria-label="File to upload"
          onChange={(event) => void upload(event.currentTarget.files?.[0])}
        />
        <Button
          variant="default"
          leftSection={<Upload size={14} aria-hidden />}
          loading={state.busy}
          onClick={() => field.current?.click()}
        >
          Upload file
        </Button>
      </div>
      {state.problem && (
        <p className={styles.hint} role="alert">
          {state.problem}
        </p>
      )}
      {done && done.length > 0 && (
        <ul className={styles.found} aria-label="Files">
          {done.map(({ id, name: title, bytes }) => (
            <li key={id}>
              <Button
                fullWidth
                variant="default"
                justify="flex-start"
                leftSection={<Paperclip size={14} aria-hidden />}
                onClick={() => onPick({ kind: 'file', id })}
              >
                {title} · {sizeInWords(bytes)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {done?.length === 0 && (
        <p className={styles.hint}>{name === '' ? 'This project has no files yet.' : 'No file with this name.'}</p>
      )}
    </Dialog>
  );
}
