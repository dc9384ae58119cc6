import { CreateRecoveryCodes } from '@evident/application/identity/create-recovery-codes';
import { DeleteAccount } from '@evident/application/workspaces/delete-account';
import { DisableSecondFactor } from '@evident/application/identity/disable-second-factor';
import { EnableSecondFactor } from '@evident/application/identity/enable-second-factor';
import { ExportAccount } from '@evident/application/identity/export-account';
import { GetSecondFactor, ListAccountEvents } from '@evident/application/identity/queries';
import { SetUpSecondFactor } from '@evident/application/identity/set-up-second-factor';
import type { Caller } from '@evident/application/identity/ports';
import type {
  AccountEventView,
  RecoveryCodesView,
  SecondFactorSetup,
  SecondFactorView,
  SignedIn,
} from '@evident/domain/identity';
import type { Page } from '@evident/domain/kernel';
import { Body, Controller, Delete, Get, Post, Put, Query, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import {
  AccountEventPageDto,
  AccountExportDto,
  AccountRemovalDto,
  RecoveryCodesDto,
  SecondFactorCodeDto,
  SecondFactorDto,
  SecondFactorSetupDto,
} from './identity.dto.ts';
import { takeSession } from './session-cookie.ts';
import { CurrentCaller, CurrentPerson, SignedInGuard } from './signed-in.ts';

const HOLDS_A_SECRET = {
  withoutKey:
    'The answer holds a secret, and such answers are never kept. Sent again, it makes another, and the one before stops working.',
};

/** Account-wide settings: two-step sign-in, sign-in history, export and deletion. */
@ApiTags('Account')
@OpenToAll()
@UseGuards(SignedInGuard)
@Controller('me')
export class AccountSecurityController {
  constructor(private readonly bus: Bus) {}

  @Get('second-factor')
  @Operation({
    id: 'getSecondFactor',
    asks: GetSecondFactor,
    summary: 'Get whether two-step sign-in is on',
    answers: SecondFactorDto,
  })
  secondFactor(@CurrentPerson() person: SignedIn): Promise<SecondFactorView> {
    return this.bus.ask(new GetSecondFactor(person));
  }

  @Post('second-factor')
  @Operation({
    id: 'setUpSecondFactor',
    asks: SetUpSecondFactor,
    summary: 'Get a secret for an authenticator app',
    description: 'It takes effect with a first code: see `enableSecondFactor`.',
    answers: SecondFactorSetupDto,
    refuses: ['ConfirmationRequired', 'InvalidOperation'],
    idempotency: HOLDS_A_SECRET,
  })
  setUp(@CurrentPerson() person: SignedIn): Promise<SecondFactorSetup> {
    return this.bus.ask(new SetUpSecondFactor(person));
  }

  @Put('second-factor')
  @Operation({
    id: 'enableSecondFactor',
    asks: EnableSecondFactor,
    summary: 'Turn on two-step sign-in with a first code from the app',
    description: 'Returns the recovery codes, once.',
    answers: RecoveryCodesDto,
    refuses: ['ConfirmationRequired', 'InvalidOperation'],
  })
  enable(
    @CurrentPerson() person: SignedIn,
    @Body() { code }: SecondFactorCodeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<RecoveryCodesView> {
    return this.bus.ask(new EnableSecondFactor(person, code, caller));
  }

  @Delete('second-factor')
  @Operation({
    id: 'disableSecondFactor',
    asks: DisableSecondFactor,
    summary: 'Turn off two-step sign-in',
    refuses: ['ConfirmationRequired', 'InvalidOperation'],
  })
  disable(@CurrentPerson() person: SignedIn, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new DisableSecondFactor(person, caller));
  }

  @Post('recovery-codes')
  @Operation({
    id: 'createRecoveryCodes',
    asks: CreateRecoveryCodes,
    summary: 'Replace the recovery codes',
    description: 'Returns the new ones, once; the old ones stop working.',
    answers: RecoveryCodesDto,
    refuses: ['ConfirmationRequired', 'InvalidOperation'],
    idempotency: HOLDS_A_SECRET,
  })
  recoveryCodes(@CurrentPerson() person: SignedIn, @CurrentCaller() caller: Caller): Promise<RecoveryCodesView> {
    return this.bus.ask(new CreateRecoveryCodes(person, caller));
  }

  @Get('sign-ins')
  @Operation({
    id: 'listSignIns',
    asks: ListAccountEvents,
    summary: 'List your sign-ins, failed attempts and changes of credentials, newest first',
    answers: AccountEventPageDto,
  })
  signIns(@CurrentPerson() person: SignedIn, @Query() query: PageQueryDto): Promise<Page<AccountEventView>> {
    return this.bus.ask(new ListAccountEvents(person, pageRequest(query)));
  }

  @Get('export')
  @Operation({
    id: 'exportAccount',
    asks: ExportAccount,
    summary: 'Download the data kept about your account',
    description:
      'Profile, sessions, sign-in history, workspaces, access tokens without their secrets, and the titles of what you made.',
    answers: AccountExportDto,
    refuses: ['ConfirmationRequired'],
  })
  async export(
    @CurrentPerson() person: SignedIn,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountExportDto> {
    const account = await this.bus.ask(new ExportAccount(person, caller));
    void reply.header('content-disposition', 'attachment; filename="evident-account.json"');
    return { account };
  }

  @Post('deletion')
  @Operation({
    id: 'deleteAccount',
    asks: DeleteAccount,
    summary: 'Delete your account',
    description:
      'Refused while you are the only admin of a workspace with other members. Your notes and highlights stay under “Deleted user”.',
    refuses: ['ConfirmationRequired', 'InvalidOperation'],
    idempotency: { withoutKey: 'A retry finds no session.' },
  })
  async delete(
    @CurrentPerson() person: SignedIn,
    @Body() { email }: AccountRemovalDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.bus.ask(new DeleteAccount(person, email));
    takeSession(reply);
  }
}
