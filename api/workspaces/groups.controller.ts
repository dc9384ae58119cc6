import { AddGroupMember } from '@evident/application/workspaces/add-group-member';
import { CreateGroup } from '@evident/application/workspaces/create-group';
import { DeleteGroup } from '@evident/application/workspaces/delete-group';
import { ListGroups } from '@evident/application/workspaces/queries';
import { RemoveGroupMember } from '@evident/application/workspaces/remove-group-member';
import { RenameGroup } from '@evident/application/workspaces/rename-group';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { GroupWordingDto, GroupsDto } from './workspaces.dto.ts';

@ApiTags('Groups')
@Controller('groups')
export class GroupsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({ id: 'listGroups', asks: ListGroups, summary: 'List the groups with their members', answers: GroupsDto })
  async list(@CurrentActor() actor: Actor): Promise<GroupsDto> {
    return { items: await this.bus.ask(new ListGroups(actor)) };
  }

  @Post()
  @Operation({
    id: 'createGroup',
    asks: CreateGroup,
    summary: 'Create a group',
    answers: CreatedDto,
    status: 201,
    refuses: ['InvalidOperation', 'UnprocessableContent'],
  })
  async create(@CurrentActor() actor: Actor, @Body() wording: GroupWordingDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateGroup(actor, wording)) };
  }

  @Patch(':groupId')
  @TakesVersion()
  @Operation({
    id: 'renameGroup',
    asks: RenameGroup,
    summary: 'Rename a group',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  rename(
    @CurrentActor() actor: Actor,
    @Param('groupId', IdPipe) groupId: string,
    @Body() wording: GroupWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<void> {
    return this.bus.ask(new RenameGroup(actor, groupId, wording, seen));
  }

  @Delete(':groupId')
  @Operation({
    id: 'deleteGroup',
    asks: DeleteGroup,
    summary: 'Delete a group and its grants',
    refuses: ['NotFound'],
  })
  delete(@CurrentActor() actor: Actor, @Param('groupId', IdPipe) groupId: string): Promise<void> {
    return this.bus.ask(new DeleteGroup(actor, groupId));
  }

  @Put(':groupId/members/:memberId')
  @Operation({
    id: 'addGroupMember',
    asks: AddGroupMember,
    summary: 'Add a member to a group',
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  add(
    @CurrentActor() actor: Actor,
    @Param('groupId', IdPipe) groupId: string,
    @Param('memberId', IdPipe) memberId: string,
  ): Promise<void> {
    return this.bus.ask(new AddGroupMember(actor, groupId, memberId));
  }

  @Delete(':groupId/members/:memberId')
  @Operation({
    id: 'removeGroupMember',
    asks: RemoveGroupMember,
    summary: 'Remove a member from a group',
    refuses: ['NotFound'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @Param('groupId', IdPipe) groupId: string,
    @Param('memberId', IdPipe) memberId: string,
  ): Promise<void> {
    return this.bus.ask(new RemoveGroupMember(actor, groupId, memberId));
  }
}
