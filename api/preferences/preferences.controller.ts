import { MarkFlag } from '@evident/application/preferences/mark-flag';
import type { Actor } from '@evident/domain/permissions';
import { FLAG_PATTERN } from '@evident/domain/preferences';
import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { FlagMarkDto } from './preferences.dto.ts';

const flagParam = { name: 'flag', schema: { type: 'string', pattern: FLAG_PATTERN } } as const;

@ApiTags('Preferences')
@Controller('preferences')
export class PreferencesController {
  constructor(private readonly bus: Bus) {}

  @Put('flags/:flag')
  @ApiParam(flagParam)
  @Operation({
    id: 'markFlag',
    asks: MarkFlag,
    summary: 'Remember that you have seen or skipped something',
    refuses: ['UnprocessableContent'],
  })
  mark(@CurrentActor() actor: Actor, @Param('flag') flag: string, @Body() { state }: FlagMarkDto): Promise<void> {
    return this.bus.ask(new MarkFlag(actor, flag, state));
  }

  @Delete('flags/:flag')
  @ApiParam(flagParam)
  @Operation({ id: 'forgetFlag', asks: MarkFlag, summary: 'Forget that you have seen or skipped something' })
  forget(@CurrentActor() actor: Actor, @Param('flag') flag: string): Promise<void> {
    return this.bus.ask(new MarkFlag(actor, flag, null));
  }
}
