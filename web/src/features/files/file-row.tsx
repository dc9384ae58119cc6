import type { FileView } from '@evident/domain/files';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { FileIcon } from './file-icon.tsx';
import styles from './file-row.module.css';

/** A file in a list: its page, its first note, its size and age. */
export function FileRow({ file, menu }: { file: FileView; menu?: ReactNode }) {
  const { id, name, fileType, bytes, status, noteIds, createdAt } = file;
  const words = (
    <>
      <span className={styles.icon}>
        <FileIcon fileType={fileType} />
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    <div className={styles.row}>
      {status === 'DONE' ? (
        <Link to={`/f/${id}`} className={styles.link}>
          {words}
        </Link>
      ) : (
        <span className={styles.link}>{words}</span>
      )}
      {noteIds[0] !== undefined && (
        <PeekLink item={{ kind: 'note', id: noteIds[0] }} className={styles.note}>
          {noteIds.length === 1 ? 'Note' : `${noteIds.length} notes`}
        </PeekLink>
      )}
      <span className={styles.facts}>
        {status === 'UPLOADING' ? 'Uploading…' : sizeInWords(bytes)}
        <RelativeTime at={createdAt} />
      </span>
      {menu}
    </div>
  );
}
