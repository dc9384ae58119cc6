import type { AccessRequest, Folder, Project } from '@evident/domain/projects';
import { EntitySchema } from 'typeorm';

const id = { type: 'uuid', primary: true } as const;
const team = { type: 'uuid', name: 'team_id' } as const;
const made = {
  createdBy: { type: 'uuid', name: 'created_by' },
  createdAt: { type: 'timestamptz', name: 'created_at' },
  updatedAt: { type: 'timestamptz', name: 'updated_at' },
  version: { type: 'integer' },
} as const;

export const projectEntity = new EntitySchema<Project>({
  name: 'project',
  columns: {
    id, teamId: team,
    folderId: { type: 'uuid', name: 'folder_id', nullable: true },
    title: { type: 'text' },
    summary: { type: 'text' },
    color: { type: 'text', nullable: true },
    icon: { type: 'text', nullable: true },
    status: { type: 'text' },
    rank: { type: 'double precision' },
    ...made,
  },
});

export const folderEntity = new EntitySchema<Folder>({
  name: 'folder',
  columns: {
    id, teamId: team,
    parentId: { type: 'uuid', name: 'parent_id', nullable: true },
    path: { type: 'uuid', array: true },
    title: { type: 'text' },
    rank: { type: 'double precision' },
    ...made,
  },
});

export const accessRequestEntity = new EntitySchema<AccessRequest>({
  name: 'access_request',
  columns: {
    id, teamId: team,
    projectId: { type: 'uuid', name: 'project_id' },
    requestedBy: { type: 'uuid', name: 'requested_by' },
    role: { type: 'text' },
    message: { type: 'text' },
    state: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    decidedBy: { type: 'uuid', name: 'decided_by', nullable: true },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
  },
});
