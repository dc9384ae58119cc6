import type { SavedTagTemplate, Tag, TagBoard, TagGroup } from '@evident/domain/tags';
import { EntitySchema } from 'typeorm';
import { id, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const tagBoardEntity = new EntitySchema<TagBoard>({
  name: 'tag_board',
  columns: {
    id,
    teamId: team,
    projectId: maybeUuid('project_id'),
    title: text,
    version: { type: 'integer' },
    rank: { type: 'double precision' },
  },
});

export const tagGroupEntity = new EntitySchema<TagGroup>({
  name: 'tag_group',
  columns: {
    id,
    teamId: team,
    tagBoardId: uuid('tag_board_id'),
    title: text,
    color: text,
    hex: { type: 'text', nullable: true },
    version: { type: 'integer' },
    rank: { type: 'double precision' },
  },
});

export const tagEntity = new EntitySchema<Tag>({
  name: 'tag',
  columns: {
    id,
    teamId: team,
    projectId: maybeUuid('project_id'),
    tagGroupId: uuid('tag_group_id'),
    title: text,
    description: { type: 'text', nullable: true },
    role: { type: 'text', nullable: true },
    color: { type: 'text', nullable: true },
    hex: { type: 'text', nullable: true },
    locked: { type: 'boolean' },
    version: { type: 'integer' },
    rank: { type: 'double precision' },
    tookOverTagId: maybeUuid('took_over_tag_id'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});

export const tagTemplateEntity = new EntitySchema<SavedTagTemplate>({
  name: 'tag_template',
  columns: {
    id,
    teamId: team,
    title: text,
    codeBook: { type: 'jsonb', name: 'code_book' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});
