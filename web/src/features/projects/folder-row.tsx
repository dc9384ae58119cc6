import { folderTitle, type FolderView } from '@evident/domain/projects';
import { Folder, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { FolderMenu } from './folder-menu.tsx';
import { folderPath } from './links.ts';
import { StarButton } from './star-button.tsx';
import styles from './project-row.module.css';

export function FolderRow({ folder }: { folder: FolderView }) {
  const title = folderTitle(folder.title);
  return (
    <div className={styles.row}>
      <Link to={folderPath(folder)} className={styles.link}>
        <Folder size={16} className={styles.icon} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
        </span>
        <span className={styles.facts}>
          {folder.private && <Lock size={14} role="img" aria-label="Private" />}
          <span>
            {folder.projectCount.toLocaleString()} {folder.projectCount === 1 ? 'project' : 'projects'}
          </span>
        </span>
      </Link>
      <StarButton type="PROJECT_CATEGORY" id={folder.id} title={title} starred={folder.starred} />
      <FolderMenu folder={folder} />
    </div>
  );
}
