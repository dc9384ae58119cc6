import { type FilterForm, filterForm, systemRow } from '../filters/index.ts';
import { type Infer, type Limit, type ObjectSchema, type Uuid, id } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';

/** Types of objects that can be followed. */
export const FOLLOWED_TYPES = typesThat('followed');
export type FollowedType = TypeThat<'followed'>;

/** The most objects that a member follows (decided): as many as a row of a filter has values. */
export const FOLLOWS_MAX = 200;

export interface Followed {
  readonly type: FollowedType;
  readonly id: Uuid;
}

export const followsView = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      description: 'What you follow and can see, the latest first',
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: FOLLOWED_TYPES, description: 'PROJECT_CATEGORY is a folder' },
          id,
          title: { type: 'string' },
          project: {
            type: 'object',
            nullable: true,
            properties: { id, title: { type: 'string' } },
            required: ['id', 'title'],
            description: 'The project of a tag',
          },
          at: { type: 'string', format: 'date-time', description: 'When you followed it' },
        },
        required: ['type', 'id', 'title', 'project', 'at'],
      },
    },
    filter: {
      ...filterForm,
      description: 'Finds what is in the followed places, as the parameter `filter` of search. Without rows, nothing',
    },
  },
  required: ['items', 'filter'],
} as const satisfies ObjectSchema;
export type FollowsView = Infer<typeof followsView>;
export type FollowView = FollowsView['items'][number];

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
