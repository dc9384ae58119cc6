import { GetPersonFields } from '@evident/application/fields/queries';
import { SetPersonFields } from '@evident/application/fields/set-person-fields';
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
@Controller('people/:personId/fields')
export class PersonFieldsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @ShowsVersion()
  @Operation({
    id: 'getPersonFields',
    asks: GetPersonFields,
    summary: 'Read the custom fields of a person and their values',
    answers: ObjectFieldsDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('personId', IdPipe) personId: string): Promise<ObjectFieldsDto> {
    return this.bus.ask(new GetPersonFields(actor, personId));
  }

  @Patch()
  @TakesVersion()
  @Operation({
    id: 'setPersonFields',
    asks: SetPersonFields,
    summary: 'Set or clear values of custom fields of a person',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async set(
    @CurrentActor() actor: Actor,
    @Param('personId', IdPipe) personId: string,
    @Body() { values }: SentValuesDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new SetPersonFields(actor, personId, values, seen)) };
  }
}
