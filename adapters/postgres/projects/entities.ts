import type { AccessRequest, Folder, Project } from '@evident/domain/projects';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeUuid, moment, team, text, uuid } from '../columns.ts';

const made = {
  createdBy: uuid('created_by'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  version: { type: 'integer' },
} as const;

export const projectEntity = new EntitySchema<Project>({
  name: 'project',
  columns: {
    id,
    teamId: team,
    folderId: maybeUuid('folder_id'),
    title: text,
    summary: text,
    color: { type: 'text', nullable: true },
    icon: { type: 'text', nullable: true },
    status: text,
    rank: { type: 'double precision' },
    sections: { type: 'jsonb' },
    ...made,
  },
});

export const folderEntity = new EntitySchema<Folder>({
  name: 'folder',
  columns: {
    id,
    teamId: team,
    parentId: maybeUuid('parent_id'),
    path: { type: 'uuid', array: true },
    title: text,
    rank: { type: 'double precision' },
    ...made,
  },
});

export const accessRequestEntity = new EntitySchema<AccessRequest>({
  name: 'access_request',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    requestedBy: uuid('requested_by'),
    role: text,
    message: text,
    state: text,
    createdAt: moment('created_at'),
    decidedBy: maybeUuid('decided_by'),
    decidedAt: maybeMoment('decided_at'),
  },
});
