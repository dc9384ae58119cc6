import { Button, FileButton } from '@mantine/core';
import { useChangePicture } from '../../data/identity/mutations.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import styles from './identity.module.css';

interface Props {
  name: string;
  fileId: string | null;
}

const IMAGES = 'image/gif,image/jpeg,image/png,image/webp';

/** Changes the member's picture in this workspace. The default is the initials. */
export function AccountPicture({ name, fileId }: Props) {
  const changing = useChangePicture();
  return (
    <>
      <div className={styles.picture}>
        <PersonAvatar name={name} size="large" pictureUrl={fileId && `/f/${fileId}`} />
        <FileButton
          accept={IMAGES}
          onChange={(file) => {
            if (file) changing.mutate(file);
          }}
          inputProps={{ 'aria-label': 'Picture' }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={changing.isPending && changing.variables !== null}>
              Upload picture
            </Button>
          )}
        </FileButton>
        <DisabledReason reason={fileId === null ? 'No picture yet' : null}>
          <Button
            variant="default"
            loading={changing.isPending && changing.variables === null}
            onClick={() => changing.mutate(null)}
          >
            Remove picture
          </Button>
        </DisabledReason>
      </div>
      <ProblemNote problem={changing.error} />
    </>
  );
}
