import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Referenced, REFERENCES, type ReferenceKindName } from '@evident/domain/content';
import type { Medium } from '@evident/domain/media';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { objectsQuery } from '../../data/references/queries.ts';
import { MEDIUM_ICONS, MEDIUM_NAMES } from '../../ui/medium/media.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import { shownTitle } from './titles.ts';
import styles from './references.module.css';

interface Props {
  kind: Exclude<ReferenceKindName, 'file'>;
  onPick: (object: Referenced) => void;
  onClose: () => void;
}

const SEARCH_AFTER_MS = 150;

/** Chooses an object by words of its title, to show it in a text. */
export function ObjectPicker({ kind, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
  const { data: found, isLoading } = useQuery({ ...objectsQuery(kind, words), enabled: words !== '' });
  const name = REFERENCES[kind].label.toLowerCase();
  return (
    <Dialog opened onClose={onClose} title={`Insert ${name}`} size="sm">
      <TextInput
        label={kind === 'person' ? 'Name' : 'Title'}
        placeholder={kind === 'person' ? 'Search by name' : 'Search by title'}
        value={typed}
        data-autofocus
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found ?? [];
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && first && words === typed.trim())
            onPick({ kind, id: first.id });
        }}
      />
      {words === '' && <p className={styles.hint}>Type words of its {kind === 'person' ? 'name' : 'title'}.</p>}
      {words !== '' && isLoading && <p className={styles.hint}>Searching…</p>}
      {found && (
        <ul className={styles.found} aria-label="Results">
          {found.map(({ id, title, medium, preview }) => (
            <li key={id}>
              <Button
                fullWidth
                variant="default"
                justify="flex-start"
                classNames={{ label: styles.choiceLabel }}
                leftSection={<Sign kind={kind} medium={medium} />}
                onClick={() => onPick({ kind, id })}
              >
                <span className={styles.choiceTitle}>{shownTitle({ kind, title })}</span>
                {preview !== '' && (
                  <span className={styles.choicePreview} dir="auto">
                    {preview}
                  </span>
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p className={styles.hint}>No {name} with these words that you can see.</p>}
    </Dialog>
  );
}

/** The icon of a note's medium, or of the kind. */
function Sign({ kind, medium }: { kind: Props['kind']; medium: Medium | null }) {
  const Icon = medium ? MEDIUM_ICONS[medium] : KIND_ICONS[kind];
  return medium ? <Icon size={14} role="img" aria-label={MEDIUM_NAMES[medium]} /> : <Icon size={14} aria-hidden />;
}
