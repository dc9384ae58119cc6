import { AddGroupMember } from '@evident/application/workspaces/add-group-member';
import { CreateGroup } from '@evident/application/workspaces/create-group';
import { DeleteGroup } from '@evident/application/workspaces/delete-group';
import { ListGroups } from '@evident/application/workspaces/queries';
import { RemoveGroupMember } from '@evident/application/workspaces/remove-group-member';
import { RenameGroup } from '@evident/application/workspaces/rename-group';
import { CreatedDto } from '../kernel/created.dto.ts';
import { GroupWordingDto, GroupsDto } from './workspaces.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const GROUPS_OPERATIONS = {
  listGroups: operation({
    route: 'GET /groups',
    asks: ListGroups,
    summary: 'List the groups with their members',
    answers: GroupsDto,
    message: ({ actor }) => new ListGroups(actor),
    answer: (items) => ({ items }),
  }),
  createGroup: operation({
    route: 'POST /groups',
    asks: CreateGroup,
    summary: 'Create a group',
    body: GroupWordingDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: wording }) => new CreateGroup(actor, wording),
    answer: (id) => ({ id }),
  }),
  renameGroup: operation({
    route: 'PATCH /groups/{groupId}',
    asks: RenameGroup,
    summary: 'Rename a group',
    body: GroupWordingDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, groupId, body: wording, seen }) => new RenameGroup(actor, groupId, wording, seen),
  }),
  deleteGroup: operation({
    route: 'DELETE /groups/{groupId}',
    asks: DeleteGroup,
    summary: 'Delete a group and its grants',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, groupId }) => new DeleteGroup(actor, groupId),
  }),
  addGroupMember: operation({
    route: 'PUT /groups/{groupId}/members/{memberId}',
    asks: AddGroupMember,
    summary: 'Add a member to a group',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, groupId, memberId }) => new AddGroupMember(actor, groupId, memberId),
  }),
  removeGroupMember: operation({
    route: 'DELETE /groups/{groupId}/members/{memberId}',
    asks: RemoveGroupMember,
    summary: 'Remove a member from a group',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, groupId, memberId }) => new RemoveGroupMember(actor, groupId, memberId),
  }),
};
