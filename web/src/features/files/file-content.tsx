import type { FileView } from '@evident/domain/files';
import { EyeOff } from 'lucide-react';
import { StateMessage } from '../../ui/states/state-message.tsx';
import styles from './file-content.module.css';

export const contentOf = (fileId: string): string => `/api/v1/files/${fileId}/content`;

/** A file without pages and sound: an image that the browser shows, or a notice. */
export function FileContent({ file: { id, name, fileType, status } }: { file: FileView }) {
  if (status !== 'DONE') return null;
  switch (fileType) {
    case 'Image':
      return <img src={contentOf(id)} alt={name} className={styles.picture} />;
    default:
      return (
        <StateMessage icon={EyeOff} title="No preview for this type of file">
          Download the file to open it.
        </StateMessage>
      );
  }
}
