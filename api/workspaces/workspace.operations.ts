import { ChooseNoteTab } from '@evident/application/workspaces/choose-note-tab';
import { GetWorkspace } from '@evident/application/workspaces/queries';
import { LeaveWorkspace } from '@evident/application/workspaces/leave-workspace';
import { SetFeatureFlags } from '@evident/application/workspaces/set-feature-flags';
import { UpdateWorkspace } from '@evident/application/workspaces/update-workspace';
import {
  FeatureFlagsDto,
  FeatureFlagsWordingDto,
  NoteTabChoiceDto,
  WorkspaceDto,
  WorkspaceWordingDto,
} from './workspaces.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const WORKSPACE_OPERATIONS = {
  chooseNoteTab: operation({
    route: 'PUT /me/note-tab',
    asks: ChooseNoteTab,
    summary: 'Remember the tab of the sidebar of notes that you opened last',
    body: NoteTabChoiceDto,
    message: ({ actor, body: { tab } }) => new ChooseNoteTab(actor, tab),
  }),
  leaveWorkspace: operation({
    route: 'DELETE /me',
    asks: LeaveWorkspace,
    summary: 'Leave the workspace; your work stays',
    refuses: ['InvalidOperation'],
    message: ({ actor }) => new LeaveWorkspace(actor),
  }),
  getWorkspace: operation({
    route: 'GET /workspace',
    asks: GetWorkspace,
    summary: 'Read the workspace and its settings',
    answers: WorkspaceDto,
    version: 'sent',
    message: ({ actor }) => new GetWorkspace(actor),
  }),
  updateWorkspace: operation({
    route: 'PATCH /workspace',
    asks: UpdateWorkspace,
    summary: 'Change the workspace’s name, subdomain, join domains or join role',
    body: WorkspaceWordingDto,
    version: 'compared',
    refuses: ['InvalidOperation'],
    message: ({ actor, body: wording, seen }) => new UpdateWorkspace(actor, wording, seen),
  }),
  setFeatureFlags: operation({
    route: 'PATCH /workspace/feature-flags',
    asks: SetFeatureFlags,
    summary: 'Set feature flags of the workspace',
    body: FeatureFlagsWordingDto,
    answers: FeatureFlagsDto,
    message: ({ actor, body: wording }) => new SetFeatureFlags(actor, wording),
  }),
};
