import type { FileView } from '@evident/domain/files';
import { EyeOff } from 'lucide-react';
import { StateMessage } from '../../ui/states/state-message.tsx';
import styles from './file-content.module.css';

export const contentOf = (fileId: string): string => `/api/v1/files/${fileId}/content`;

/** A file as the browser shows it: image or recording. */
export function FileContent({ file: { id, name, fileType, status } }: { file: FileView }) {
  if (status !== 'DONE') return null;
  switch (fileType) {
    case 'Image':
      return <img src={contentOf(id)} alt={name} className={styles.picture} />;
    case 'Audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are in the note of the recording
      return <audio src={contentOf(id)} controls preload="metadata" className={styles.audio} aria-label={name} />;
    case 'Video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are in the note of the recording
      return <video src={contentOf(id)} controls preload="metadata" className={styles.picture} aria-label={name} />;
    default:
      return (
        <StateMessage icon={EyeOff} title="No preview for this type of file">
          Download the file to open it.
        </StateMessage>
      );
  }
}
