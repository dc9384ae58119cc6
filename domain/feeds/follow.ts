import { type FilterForm, filterForm, systemRow } from '../filters/index.ts';
import { type Infer, type Limit, type Uuid, id, moment, objectOf } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';

/** Types of objects that can be followed. */
export const FOLLOWED_TYPES = typesThat('followed');
export type FollowedType = TypeThat<'followed'>;

/** The most objects that a member follows (decided): as many as a row of a filter has values. */
export const FOLLOWS_MAX = 200;

export const followsView = objectOf({
  items: {
    type: 'array',
    description: 'What you follow and can see, the latest first',
    items: objectOf({
      type: { type: 'string', enum: FOLLOWED_TYPES, description: 'PROJECT_CATEGORY is a folder' },
      id,
      title: { type: 'string' },
      project: {
        ...objectOf({ id, title: { type: 'string' } }, { description: 'The project of a tag' }),
        nullable: true,
      },
      at: { ...moment, description: 'When you followed it' },
    }),
  },
  filter: {
    ...filterForm,
    description: 'Finds what is in the followed places, as the parameter `filter` of search. Without rows, nothing',
  },
});
export type FollowsView = Infer<typeof followsView>;
export type FollowView = FollowsView['items'][number];
export type Followed = Pick<FollowView, 'type' | 'id'>;

/** Finds objects of these projects and those with these tags. */
export const followedForm = (projectIds: readonly Uuid[], tagIds: readonly Uuid[]): FilterForm => ({
  combinator: 'or',
  fieldForms: [
    ...(projectIds.length > 0 ? [{ ...systemRow('Project', 'HasAnyOf', ...projectIds), id: '1' }] : []),
    ...(tagIds.length > 0 ? [{ ...systemRow('Tags', 'HasAnyOf', ...tagIds), id: '2' }] : []),
  ],
});

export const FOLLOW_LIMIT: Limit = {
  most: FOLLOWS_MAX,
  title: `You can follow at most ${FOLLOWS_MAX} objects`,
  advice: 'Unfollow some first.',
};
