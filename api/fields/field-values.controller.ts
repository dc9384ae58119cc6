import { GetObjectFields } from '@evident/application/fields/queries';
import { SetFieldValues } from '@evident/application/fields/set-field-values';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import { ObjectFieldsDto, SentValuesDto } from './fields.dto.ts';

@ApiTags('Fields')
@Controller()
export class FieldValuesController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/fields')
  @ShowsVersion()
  @Operation({
    id: 'getNoteFields',
    asks: GetObjectFields,
    summary: 'Read the custom fields of a note and their values',
    answers: ObjectFieldsDto,
    refuses: ['NotFound'],
  })
  ofNote(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<ObjectFieldsDto> {
    return this.bus.ask(new GetObjectFields(actor, 'NOTE', noteId));
  }

  @Patch('notes/:noteId/fields')
  @TakesVersion()
  @Operation({
    id: 'setNoteFields',
    asks: SetFieldValues,
    summary: 'Set or clear values of custom fields of a note',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async setOnNote(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() { values }: SentValuesDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new SetFieldValues(actor, 'NOTE', noteId, values, seen)) };
  }

  @Get('insights/:insightId/fields')
  @ShowsVersion()
  @Operation({
    id: 'getInsightFields',
    asks: GetObjectFields,
    summary: 'Read the custom fields of an insight and their values',
    answers: ObjectFieldsDto,
    refuses: ['NotFound'],
  })
  ofInsight(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<ObjectFieldsDto> {
    return this.bus.ask(new GetObjectFields(actor, 'INSIGHT', insightId));
  }

  @Patch('insights/:insightId/fields')
  @TakesVersion()
  @Operation({
    id: 'setInsightFields',
    asks: SetFieldValues,
    summary: 'Set or clear values of custom fields of an insight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async setOnInsight(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() { values }: SentValuesDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new SetFieldValues(actor, 'INSIGHT', insightId, values, seen)) };
  }
}
