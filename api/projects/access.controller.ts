import { ListAccess, ListPrivateProjects, ListProjectPeople } from '@evident/application/projects/access-queries';
import { SetAccess } from '@evident/application/projects/set-access';
import { TakeAccess } from '@evident/application/projects/take-access';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { AccessListDto, GrantWordingDto, PrivateProjectPageDto, ProjectPersonPageDto } from './access.dto.ts';

@ApiTags('Access')
@Controller()
export class AccessController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/access')
  @Operation({
    id: 'listProjectAccess',
    asks: ListAccess,
    summary: 'List the grants on a project and where they come from',
    answers: AccessListDto,
    refuses: ['NotFound'],
  })
  async ofProject(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) id: string): Promise<AccessListDto> {
    return { items: await this.bus.ask(new ListAccess(actor, { kind: 'project', id })) };
  }

  @Put('projects/:projectId/access')
  @Operation({
    id: 'setProjectAccess',
    asks: SetAccess,
    summary: 'Grant an access level on a project, or revoke it with none',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  onProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) id: string,
    @Body() wording: GrantWordingDto,
  ): Promise<void> {
    return this.bus.ask(new SetAccess(actor, { kind: 'project', id }, wording));
  }

  @Get('projects/:projectId/people')
  @Operation({
    id: 'listProjectPeople',
    asks: ListProjectPeople,
    summary: 'List the members with access to a project, with level and reason',
    answers: ProjectPersonPageDto,
    refuses: ['NotFound'],
  })
  people(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() page: PageQueryDto,
  ): Promise<ProjectPersonPageDto> {
    return this.bus.ask(new ListProjectPeople(actor, projectId, pageRequest(page)));
  }

  @Get('folders/:folderId/access')
  @Operation({
    id: 'listFolderAccess',
    asks: ListAccess,
    summary: 'List the grants on a folder and where they come from',
    answers: AccessListDto,
    refuses: ['NotFound'],
  })
  async ofFolder(@CurrentActor() actor: Actor, @Param('folderId', IdPipe) id: string): Promise<AccessListDto> {
    return { items: await this.bus.ask(new ListAccess(actor, { kind: 'folder', id })) };
  }

  @Put('folders/:folderId/access')
  @Operation({
    id: 'setFolderAccess',
    asks: SetAccess,
    summary: 'Grant an access level on a folder and its content, or revoke it with none',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  onFolder(
    @CurrentActor() actor: Actor,
    @Param('folderId', IdPipe) id: string,
    @Body() wording: GrantWordingDto,
  ): Promise<void> {
    return this.bus.ask(new SetAccess(actor, { kind: 'folder', id }, wording));
  }

  @Get('private-projects')
  @Operation({
    id: 'listPrivateProjects',
    asks: ListPrivateProjects,
    summary: 'As an administrator, list the projects you have no access to, without their titles',
    answers: PrivateProjectPageDto,
  })
  inaccessible(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<PrivateProjectPageDto> {
    return this.bus.ask(new ListPrivateProjects(actor, pageRequest(page)));
  }

  @Post('projects/:projectId/take-access')
  @Operation({
    id: 'takeAccess',
    asks: TakeAccess,
    summary: 'As an administrator, take full access to a project; the audit log records it',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  take(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<void> {
    return this.bus.ask(new TakeAccess(actor, projectId));
  }
}
