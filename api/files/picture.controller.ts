import { ChangePicture } from '@evident/application/workspaces/change-picture';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '../kernel/contract.ts';
import type { FastifyRequest } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { filePart } from './file-part.ts';

@ApiTags('Members')
@Controller('me/picture')
export class PictureController {
  constructor(private readonly bus: Bus) {}

  @Put()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  })
  @Operation({
    id: 'changePicture',
    asks: ChangePicture,
    summary: 'Set your picture in this workspace',
    answers: CreatedDto,
    refuses: ['UnprocessableContent', 'BAD_USER_INPUT', 'NotFound'],
  })
  async change(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<CreatedDto> {
    const { filename, file } = await filePart(request);
    return { id: await this.bus.ask(new ChangePicture(actor, filename, file)) };
  }
}
