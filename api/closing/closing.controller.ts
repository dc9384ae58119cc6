import { Readable } from 'node:stream';
import { DeleteWorkspace } from '@evident/application/closing/delete-workspace';
import { ExportWorkspace } from '@evident/application/closing/export-workspace';
import { GetWorkspaceContents } from '@evident/application/closing/get-workspace-contents';
import { KeepWorkspace } from '@evident/application/closing/keep-workspace';
import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { type WorkspaceContents, workspaceContents, workspaceDeletion } from '@evident/domain/workspaces';
import { Body, Controller, Get, Param, Post, Res, StreamableFile, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor, OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { dtoFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

class WorkspaceDeletionDto extends dtoFrom(workspaceDeletion) {}

/** Needs a session: a leaked access token can neither delete nor export a workspace. */
@ApiTags('Workspaces')
@UseGuards(SignedInGuard)
@Controller('workspace')
export class ClosingController {
  constructor(private readonly bus: Bus) {}

  @Get('deletion')
  @Operation({
    id: 'getWorkspaceContents',
    asks: GetWorkspaceContents,
    summary: 'Count what would be deleted with the workspace; needs a session',
    answers: named('WorkspaceContents', workspaceContents),
    refuses: ['ConfirmationRequired'],
  })
  contents(@CurrentActor() actor: Actor, @CurrentPerson() person: SignedIn): Promise<WorkspaceContents> {
    return this.bus.ask(new GetWorkspaceContents(actor, person));
  }

  @Post('deletion')
  @Operation({
    id: 'deleteWorkspace',
    asks: DeleteWorkspace,
    summary: 'Close the workspace for everyone, to be deleted after the grace period; needs a session',
    description: 'Until then, an admin can keep it with `keepWorkspace`.',
    refuses: ['ConfirmationRequired', 'InvalidOperation'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Body() { name }: WorkspaceDeletionDto,
  ): Promise<void> {
    return this.bus.ask(new DeleteWorkspace(actor, person, name));
  }

  @Get('export')
  @Operation({
    id: 'exportWorkspace',
    asks: ExportWorkspace,
    summary: 'Download the whole workspace as a tar archive; needs a session',
    description:
      'The rows of each table as JSON Lines, and all files; also what you have no access to. Without secrets, derived copies, and words that were redacted. The export is recorded in the audit log.',
    answersBytes: true,
    refuses: ['ConfirmationRequired'],
  })
  async export(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const archive = await this.bus.ask(new ExportWorkspace(actor, person));
    void reply
      .header('content-type', 'application/x-tar')
      .header('content-disposition', 'attachment; filename="workspace.tar"');
    return new StreamableFile(Readable.from(archive));
  }
}

/** Closed workspaces have no members who can act; a signed-in person keeps one. */
@ApiTags('Workspaces')
@OpenToAll()
@UseGuards(SignedInGuard)
@Controller('workspaces')
export class ClosedWorkspacesController {
  constructor(private readonly bus: Bus) {}

  @Post(':teamId/restoration')
  @Operation({
    id: 'keepWorkspace',
    asks: KeepWorkspace,
    summary: 'Open a closed workspace again as it was; for its admins',
    refuses: ['NotFound', 'Forbidden', 'ConfirmationRequired', 'InvalidOperation'],
  })
  keep(@CurrentPerson() person: SignedIn, @Param('teamId', IdPipe) teamId: string): Promise<void> {
    return this.bus.ask(new KeepWorkspace(person, teamId));
  }
}
