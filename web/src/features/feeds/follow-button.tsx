import { Button } from '@mantine/core';
import type { FollowedType } from '@evident/domain/feeds';
import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { followsQuery } from '../../data/feeds/queries.ts';
import { useFollow } from '../../data/feeds/mutations.ts';

interface Props {
  type: FollowedType;
  id: string;
  title: string;
}

const WHERE: Partial<Record<FollowedType, string>> = { CHANNEL: 'New themes come with your digest' };

/**
 * Adds what is new in a project, a folder or with a tag to the page Following, or removes it. News of a channel are in the digest.
 */
export function FollowButton({ type, id, title }: Props) {
  const { data } = useQuery(followsQuery());
  const { mutate } = useFollow();
  const follows = data?.items.some((item) => item.id === id) === true;
  const word = follows ? 'Following' : 'Follow';
  return (
    <Button
      variant={follows ? 'light' : 'subtle'}
      color={follows ? undefined : 'gray'}
      size="compact-sm"
      leftSection={<Rss size={14} aria-hidden />}
      aria-label={`${word} ${title}`}
      title={follows ? 'Stop following' : (WHERE[type] ?? 'New content appears in Explore, Following')}
      disabled={data === undefined}
      onClick={() => mutate({ type, id, title, follows: !follows })}
    >
      {word}
    </Button>
  );
}
