import { CompareTextVersions } from '@evident/application/history/compare-text-versions';
import { GetTextVersion } from '@evident/application/history/get-text-version';
import { RenameTextVersion } from '@evident/application/history/rename-text-version';
import { RestoreTextVersion } from '@evident/application/history/restore-text-version';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { ComparedWithDto, TextVersionDto, VersionComparisonDto, VersionNameDto } from './history.dto.ts';

@ApiTags('History')
@Controller('text-versions/:textVersionId')
export class TextVersionsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'getTextVersion',
    asks: GetTextVersion,
    summary: 'Read a version of a text',
    answers: TextVersionDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('textVersionId', IdPipe) versionId: string): Promise<unknown> {
    return this.bus.ask(new GetTextVersion(actor, versionId));
  }

  @Get('comparison')
  @Operation({
    id: 'compareTextVersions',
    asks: CompareTextVersions,
    summary: 'Compare a version of a text with an earlier one',
    description: 'Block by block, and word by word where a block changed. Highlights are no difference.',
    answers: VersionComparisonDto,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  compare(
    @CurrentActor() actor: Actor,
    @Param('textVersionId', IdPipe) versionId: string,
    @Query() { since }: ComparedWithDto,
  ): Promise<VersionComparisonDto> {
    return this.bus.ask(new CompareTextVersions(actor, versionId, since));
  }

  @Patch()
  @Operation({
    id: 'renameTextVersion',
    asks: RenameTextVersion,
    summary: 'Name a version of a text, or take its name off',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  rename(
    @CurrentActor() actor: Actor,
    @Param('textVersionId', IdPipe) versionId: string,
    @Body() { name }: VersionNameDto,
  ): Promise<void> {
    return this.bus.ask(new RenameTextVersion(actor, versionId, name));
  }

  @Post('restoration')
  @Operation({
    id: 'restoreTextVersion',
    asks: RestoreTextVersion,
    summary: 'Restore a version of a text with its highlights',
    description:
      'The text as it was until now stays in the history. Highlights of the version are on its words again, also deleted ones. Later highlights follow their words or are listed as lost.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async restore(@CurrentActor() actor: Actor, @Param('textVersionId', IdPipe) versionId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RestoreTextVersion(actor, versionId)) };
  }
}
