import type { TagView, TagWording } from '@evident/domain/tags';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { HuePicker } from './hue-picker.tsx';
import { TagQuestion } from './tag-question.tsx';
import type { Boards } from '../../data/tags/arrange.ts';
import type { Arrange } from '../../data/tags/use-arranging.ts';
import styles from './tag-facts.module.css';

interface Props {
  tag: TagView;
  boards: Boards;
  /** The path of its board. */
  boardPath: string;
  projectTitle: string;
  /** The reason editing is disabled; null if allowed. */
  fixed: string | null;
  arrange: Arrange;
}

/** The properties of a tag: group, project, number of highlights, description. */
export function TagFacts({ tag, boards, boardPath, projectTitle, fixed, arrange }: Props) {
  const [asking, setAsking] = useState(false);
  const group = boards.flatMap(({ groups }) => groups).find(({ id }) => id === tag.tagGroupId);
  const recolor = (wording: TagWording) =>
    void arrange({
      do: 'updateTag',
      tagId: tag.id,
      seen: tag.version,
      wording,
      label: `Changed the color of “${tag.title}”`,
    });
  const { highlightCount: count, locked, description } = tag;
  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        <HuePicker
          label={`Color of ${tag.title}`}
          hue={tag.color}
          hex={tag.ownHex}
          onPick={fixed === null ? (color) => recolor({ color }) : undefined}
          onHex={(hex) => recolor({ hex })}
          onClear={tag.ownHex === null ? undefined : () => recolor({ color: null })}
        />
        <Link to={boardPath} className={styles.group} data-hue={group?.color ?? tag.color}>
          <span className={styles.dot} aria-hidden />
          {group?.title ?? 'Tag board'}
        </Link>
        <span>{projectTitle}</span>
        {tag.role && <span>{tag.role}</span>}
        <span>{count === 1 ? '1 highlight' : `${count.toLocaleString()} highlights`}</span>
        {locked && (
          <span className={styles.locked}>
            <Lock size={12} aria-hidden /> Locked
          </span>
        )}
      </p>
      {description && <p className={styles.description}>{description}</p>}
      <DisabledReason reason={fixed}>
        <button type="button" className={styles.describe} onClick={() => setAsking(true)}>
          {description || tag.role ? 'Change description and role' : 'Describe this tag'}
        </button>
      </DisabledReason>
      {asking && (
        <TagQuestion
          question={{ ask: 'describe', tag }}
          boards={boards}
          arrange={arrange}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
