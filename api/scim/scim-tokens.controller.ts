import { CreateScimToken, RevokeScimToken } from '@evident/application/scim/scim-tokens';
import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { type CreatedScimTokenView, createdScimTokenView, scimTokenWording } from '@evident/domain/scim';
import { Body, Controller, Delete, Param, Post, UseGuards } from '@nestjs/common';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { dtoFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

class ScimTokenWordingDto extends dtoFrom(scimTokenWording) {}
class CreatedScimTokenDto extends dtoFrom(createdScimTokenView) {}

/** Tokens of directories are created and revoked in a browser session only, and created after a confirmation. */
@ApiTags('Provisioning')
@Controller('provisioning/tokens')
export class ScimTokensController {
  constructor(private readonly bus: Bus) {}

  @Post()
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'createScimToken',
    asks: CreateScimToken,
    summary: 'Create a token for a directory; it is shown only once',
    answers: CreatedScimTokenDto,
    status: 201,
    refuses: ['UnprocessableContent', 'ConfirmationRequired'],
    idempotency: { shownOnce: true },
  })
  create(
    @CurrentActor() actor: Actor,
    @CurrentPerson() person: SignedIn,
    @Body() wording: ScimTokenWordingDto,
  ): Promise<CreatedScimTokenView> {
    return this.bus.ask(new CreateScimToken(actor, person, wording));
  }

  @Delete(':tokenId')
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'revokeScimToken',
    asks: RevokeScimToken,
    summary: 'Revoke the token of a directory',
    refuses: ['NotFound'],
  })
  async revoke(@CurrentActor() actor: Actor, @Param('tokenId', IdPipe) tokenId: string): Promise<void> {
    await this.bus.ask(new RevokeScimToken(actor, tokenId));
  }
}
