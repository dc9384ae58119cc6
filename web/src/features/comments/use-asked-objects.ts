import { type Commented, linkTo, mentionOf } from '@evident/domain/comments';
import { useQuery } from '@tanstack/react-query';
import { KINDS, kindOf, untitled } from '@evident/domain/kinds';
import { linkedTitlesQuery, mentionableQuery } from '../../data/comments/queries.ts';
import type { Asked } from './typed-comment.ts';

/** A member or object that completes what is typed. */
export interface Suggested {
  readonly token: string;
  readonly name: string;
  /** Kind of object; absent for members. */
  readonly about?: string;
}

const MOST = 6;

/** Members who can read the object after `@`, objects that the author can see after `#`. */
export function useAskedObjects(of: Commented, asked: Asked | null): readonly Suggested[] {
  const words = asked?.words.trim() ?? '';
  const members = useQuery({ ...mentionableQuery(of, words), enabled: asked?.sign === '@' });
  const objects = useQuery({ ...linkedTitlesQuery(words), enabled: asked?.sign === '#' && words !== '' });
  if (asked?.sign === '@')
    return (members.data ?? []).slice(0, MOST).map(({ id, name }) => ({ token: mentionOf(id), name }));
  if (asked?.sign === '#')
    return (objects.data ?? []).slice(0, MOST).map(({ type, id, title }) => ({
      token: linkTo({ type, id }),
      name: title || untitled(kindOf(type)),
      about: KINDS[kindOf(type)].one,
    }));
  return [];
}
