import { ActionIcon } from '@mantine/core';
import type { FollowView } from '@evident/domain/feeds';
import { channelTitle } from '@evident/domain/channels';
import { folderTitle } from '@evident/domain/projects';
import { slugged } from '@evident/domain/links';
import { Folder, Folders, MessagesSquare, Tag, X } from 'lucide-react';
import { Link } from 'react-router';
import { useFollow } from '../../data/feeds/mutations.ts';
import styles from './feeds.module.css';

const ICONS = { PROJECT: Folders, PROJECT_CATEGORY: Folder, CHANNEL: MessagesSquare, TAG: Tag } as const;
const PAGES = { PROJECT: 'projects', PROJECT_CATEGORY: 'folders', CHANNEL: 'channels', TAG: 'tags' } as const;

/** The objects that the member follows, each with a button that stops it. */
export function Followed({ items }: { items: readonly FollowView[] }) {
  const { mutate } = useFollow();
  return (
    <ul className={styles.followed} aria-label="What you follow">
      {items.map(({ type, id, title: given, project }) => {
        const Icon = ICONS[type];
        const title =
          type === 'PROJECT_CATEGORY' ? folderTitle(given) : type === 'CHANNEL' ? channelTitle(given) : given;
        return (
          <li key={id} className={styles.chip}>
            <Link to={`/${PAGES[type]}/${type === 'CHANNEL' ? id : slugged(title, id)}`} title={project?.title}>
              <Icon size={14} aria-hidden />
              <span dir="auto">{title}</span>
            </Link>
            <ActionIcon
              size="xs"
              aria-label={`Unfollow ${title}`}
              title="Unfollow"
              onClick={() => mutate({ type, id, title, follows: false })}
            >
              <X size={12} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
