import { ReceiveCode } from '@evident/application/integrations/receive-code';
import { returnedCode } from '@evident/domain/integrations';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { Operation } from '../kernel/operation.ts';
import { LinkDto, integrationOf } from './integrations.operations.ts';

class ReturnedCodeDto extends named('ReturnedCode', returnedCode) {}

@ApiTags('Integrations')
@OpenToAll()
@Controller('integrations')
export class ReturnController {
  constructor(private readonly bus: Bus) {}

  @Post(':integration/codes')
  @Operation({
    id: 'receiveCode',
    asks: ReceiveCode,
    summary: 'Take what the page of a service sent back with a person',
    description: 'Returns the page of the workspace that finishes it. Gives no right by itself.',
    answers: LinkDto,
    status: 201,
    refuses: ['NotFound'],
    idempotency: { withoutKey: 'The first answer counts.' },
  })
  receive(
    @Param('integration') integration: string,
    @Body() { state, code, error }: ReturnedCodeDto,
  ): Promise<{ url: string }> {
    return this.bus.ask(
      new ReceiveCode(integrationOf(integration), { state, code: code ?? null, error: error ?? null }),
    );
  }

  @Post('codes')
  @Operation({
    id: 'receiveCodeOfAnyService',
    asks: ReceiveCode,
    summary: 'Take what the page of a service sent back to an address that all services share',
    description: 'Like `receiveCode`; the state names the service.',
    answers: LinkDto,
    status: 201,
    refuses: ['NotFound'],
    idempotency: { withoutKey: 'The first answer counts.' },
  })
  receiveOfAny(@Body() { state, code, error }: ReturnedCodeDto): Promise<{ url: string }> {
    return this.bus.ask(new ReceiveCode(null, { state, code: code ?? null, error: error ?? null }));
  }
}
