import { Button } from '@mantine/core';
import type { TagGroupView } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { NothingYet, Section } from '../../ui/section.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import styles from './project-tags.module.css';

interface Props {
  projectId: string;
  count?: number;
  /** The path of the tag boards. */ boards: string;
}

const SHOWN = 6;

/** Highlight counts of the tags by group, most used first. */
export function ProjectTags({ projectId, count, boards }: Props) {
  const tagBoards = listOf(useQuery(tagBoardsQuery(projectId)));
  const groups = tagBoards.items?.flatMap((board) => board.groups).filter(({ tags }) => tags.length > 0);
  const action = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={boards} />}>
      Tag board
    </Button>
  );
  return (
    <Section title="Tags" count={count} actions={action}>
      <Listing
        of={{ ...tagBoards, items: groups }}
        things="tags"
        empty={<NothingYet>None yet. Add tags while you highlight, or on the tag board.</NothingYet>}
      >
        {(items) => (
          <ul className={styles.groups} aria-label="Tag groups">
            {items.map((group) => (
              <li key={group.id} className={styles.group}>
                <Group group={group} boards={boards} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Section>
  );
}

function Group({ group, boards }: { group: TagGroupView; boards: string }) {
  const { open } = usePeek();
  const tags = [...group.tags].sort((one, other) => other.highlightCount - one.highlightCount);
  return (
    <>
      <h3 className={styles.name}>{group.title}</h3>
      <ul className={styles.tags}>
        {tags.slice(0, SHOWN).map(({ id, title, highlightCount, locked }) => (
          <li key={id}>
            <TagChip
              title={title}
              hue={group.color}
              count={highlightCount}
              locked={locked}
              onOpen={() => open({ kind: 'tag', id })}
            />
          </li>
        ))}
        {tags.length > SHOWN && (
          <li>
            <Link className={styles.rest} to={boards}>
              {tags.length - SHOWN} more
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
