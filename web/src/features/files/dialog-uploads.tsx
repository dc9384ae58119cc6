import { UploadLines } from './upload-lines.tsx';
import { uploadRows } from './uploads-store.ts';
import styles from './dialog-uploads.module.css';

/** The recordings and images that were added together with the texts of an import, in its window. */
export function DialogUploads() {
  const rows = uploadRows.use().filter(({ inDialog }) => inDialog);
  if (rows.length === 0) return null;
  return (
    <section className={styles.uploads} aria-label="Recordings and images">
      <h3 className={styles.heading}>Recordings and images</h3>
      <UploadLines rows={rows} label="Uploads" />
    </section>
  );
}
