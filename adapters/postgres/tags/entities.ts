import type { Tag, TagBoard, TagGroup } from '@evident/domain/tags';
import { EntitySchema } from 'typeorm';

const id = { type: 'uuid', primary: true } as const;
const team = { type: 'uuid', name: 'team_id' } as const;

export const tagBoardEntity = new EntitySchema<TagBoard>({
  name: 'tag_board',
  columns: { id, teamId: team, projectId: { type: 'uuid', name: 'project_id' }, title: { type: 'text' }, version: { type: 'integer' }, rank: { type: 'double precision' } },
});

export const tagGroupEntity = new EntitySchema<TagGroup>({
  name: 'tag_group',
  columns: { id, teamId: team, tagBoardId: { type: 'uuid', name: 'tag_board_id' }, title: { type: 'text' }, color: { type: 'text' }, version: { type: 'integer' }, rank: { type: 'double precision' } },
});

export const tagEntity = new EntitySchema<Tag>({
  name: 'tag',
  columns: {
    id, teamId: team,
    projectId: { type: 'uuid', name: 'project_id' },
    tagGroupId: { type: 'uuid', name: 'tag_group_id' },
    title: { type: 'text' },
    description: { type: 'text', nullable: true },
    locked: { type: 'boolean' },
    version: { type: 'integer' },
    rank: { type: 'double precision' },
    tookOverTagId: { type: 'uuid', name: 'took_over_tag_id', nullable: true },
    createdBy: { type: 'uuid', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
