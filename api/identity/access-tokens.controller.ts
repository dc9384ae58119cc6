import { CreateAccessToken } from '@evident/application/identity/create-access-token';
import { ListAccessTokens } from '@evident/application/identity/queries';
import { RevokeAccessToken } from '@evident/application/identity/revoke-access-token';
import type { CreatedAccessTokenView, SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { AccessTokenWordingDto, AccessTokensDto, CreatedAccessTokenDto } from './identity.dto.ts';
import { CurrentPerson, SignedInGuard } from './signed-in.ts';

/** Access tokens are created in a browser session only, so a leaked token can't create its successor. */
@ApiTags('Access tokens')
@Controller('me/tokens')
export class AccessTokensController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listAccessTokens',
    asks: ListAccessTokens,
    summary: 'List your access tokens in this workspace',
    answers: AccessTokensDto,
  })
  async list(@CurrentActor() actor: Actor): Promise<AccessTokensDto> {
    return { items: await this.bus.ask(new ListAccessTokens(actor)) };
  }

  @Post()
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'createAccessToken',
    asks: CreateAccessToken,
    summary: 'Create an access token; it is shown only once',
    answers: CreatedAccessTokenDto,
    status: 201,
    refuses: ['UnprocessableContent', 'ConfirmationRequired'],
    idempotency: { shownOnce: true },
  })
  create(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Body() wording: AccessTokenWordingDto,
  ): Promise<CreatedAccessTokenView> {
    return this.bus.ask(new CreateAccessToken(actor, person, wording));
  }

  @Delete(':tokenId')
  @Operation({
    id: 'revokeAccessToken',
    asks: RevokeAccessToken,
    summary: 'Revoke one of your access tokens',
    refuses: ['NotFound'],
  })
  revoke(@CurrentActor() actor: Actor, @Param('tokenId', IdPipe) tokenId: string): Promise<void> {
    return this.bus.ask(new RevokeAccessToken(actor, tokenId));
  }
}
