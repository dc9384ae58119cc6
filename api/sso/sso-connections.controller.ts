import { CreateSsoConnection } from '@evident/application/sso/connections';
import { DeleteSsoConnection } from '@evident/application/sso/connections';
import { UpdateSsoConnection } from '@evident/application/sso/connections';
import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { type SsoConnectionView, newSsoConnection, ssoConnectionUpdate, ssoConnectionView } from '@evident/domain/sso';
import { Body, Controller, Delete, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { dtoFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';

class NewSsoConnectionDto extends dtoFrom(newSsoConnection) {}
class SsoConnectionUpdateDto extends dtoFrom(ssoConnectionUpdate) {}

/** A leaked access token cannot change who signs in. */
@ApiTags('Single sign-on')
@UseGuards(SignedInGuard)
@Controller('sso/connections')
export class SsoConnectionsController {
  constructor(private readonly bus: Bus) {}

  @Post()
  @Operation({
    id: 'createSsoConnection',
    asks: CreateSsoConnection,
    summary: 'Add a connection for single sign-on; needs a session',
    description: 'It is off until you turn it on. Test it first.',
    answers: named('SsoConnection', ssoConnectionView),
    status: 201,
    refuses: ['UnprocessableContent', 'ConfirmationRequired'],
  })
  create(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Body() wanted: NewSsoConnectionDto,
  ): Promise<SsoConnectionView> {
    return this.bus.ask(new CreateSsoConnection(actor, person, wanted));
  }

  @Patch(':connectionId')
  @TakesVersion()
  @Operation({
    id: 'updateSsoConnection',
    asks: UpdateSsoConnection,
    summary: 'Change a connection, or turn it on or off; needs a session',
    description: 'With another issuer, the client secret must be sent again.',
    refuses: ['NotFound', 'InvalidOperation', 'ConfirmationRequired'],
  })
  update(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Param('connectionId', IdPipe) connectionId: string,
    @SeenVersion() expected: number | null,
    @Body() change: SsoConnectionUpdateDto,
  ): Promise<void> {
    return this.bus.ask(new UpdateSsoConnection(actor, person, connectionId, change, expected));
  }

  @Delete(':connectionId')
  @Operation({
    id: 'deleteSsoConnection',
    asks: DeleteSsoConnection,
    summary: 'Delete a connection; needs a session',
    description: 'Accounts stay. Refused while members must sign in through it and no other connection works.',
    refuses: ['NotFound', 'InvalidOperation', 'ConfirmationRequired'],
  })
  remove(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Param('connectionId', IdPipe) connectionId: string,
  ): Promise<void> {
    return this.bus.ask(new DeleteSsoConnection(actor, person, connectionId));
  }
}
