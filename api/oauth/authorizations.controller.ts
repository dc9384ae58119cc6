import { CreateAuthorization, GetAuthorization } from '@evident/application/oauth/authorizations';
import { ConfirmSharedAuth } from '@evident/application/oauth/confirm-shared-auth';
import {
  type AuthorizationView,
  authorizationParameters,
  authorizationView,
  authorizedView,
  newAuthorization,
  newSharedAuth,
} from '@evident/domain/oauth';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Post, Query, UseGuards } from '@nestjs/common';
import { SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { Operation } from '../kernel/operation.ts';

class AuthorizationParametersDto extends queryFrom(authorizationParameters) {}
class NewAuthorizationDto extends dtoFrom(newAuthorization) {}
class NewSharedAuthDto extends dtoFrom(newSharedAuth) {}

/** Decisions of a member about programs. A session is needed, so that a program can't allow another one. */
@ApiTags('Programs')
@UseGuards(SignedInGuard)
@Controller()
export class AuthorizationsController {
  constructor(private readonly bus: Bus) {}

  @Get('authorization')
  @Operation({
    id: 'getAuthorization',
    asks: GetAuthorization,
    summary: 'Read what a program asks for',
    description: 'For the page on which a member decides. Refused if the program is not known or its address is wrong.',
    answers: named('Authorization', authorizationView),
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  read(@CurrentActor() actor: Actor, @Query() parameters: AuthorizationParametersDto): Promise<AuthorizationView> {
    return this.bus.ask(new GetAuthorization(actor, parameters));
  }

  @Post('authorizations')
  @Operation({
    id: 'createAuthorization',
    asks: CreateAuthorization,
    summary: 'Allow a program to act for you in this workspace',
    description: 'Returns the address that leads back to the program with a code, which works once within a minute.',
    answers: named('Authorized', authorizedView),
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
    idempotency: { shownOnce: true },
  })
  create(@CurrentActor() actor: Actor, @Body() wanted: NewAuthorizationDto): Promise<{ url: string }> {
    return this.bus.ask(new CreateAuthorization(actor, wanted));
  }

  @Post('shared-auth')
  @Operation({
    id: 'confirmSharedAuth',
    asks: ConfirmSharedAuth,
    summary: 'Allow a plug-in that cannot be led back to act for you in this workspace',
    description: 'The plug-in fetches its tokens with the verifier of its challenge, once within ten minutes.',
    refuses: ['InvalidOperation', 'UnprocessableContent'],
  })
  confirm(@CurrentActor() actor: Actor, @Body() confirmed: NewSharedAuthDto): Promise<void> {
    return this.bus.ask(new ConfirmSharedAuth(actor, confirmed));
  }
}
