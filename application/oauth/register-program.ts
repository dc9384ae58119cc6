import { demandRegistration, forgottenBefore, viewRegistration } from '@evident/domain/oauth';
import { type IdentityWork, countAttempt, registrationAttempts } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { ProgramDirectory } from './oauth-stores.ts';

type Registration = ReturnType<typeof viewRegistration>;

/** Registers a program (RFC 7591). Gives no right: a member has to allow it. */
export class RegisterProgram extends Command<Registration> {
  static readonly requires = ANYONE;

  constructor(
    readonly metadata: unknown,
    readonly ip: string,
  ) {
    super();
  }
}

export class RegisterProgramHandler implements Handler<RegisterProgram> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly work: IdentityWork,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ metadata, ip }: RegisterProgram): Promise<Registration> {
    const now = this.clock.now();
    const wanted = demandRegistration(metadata);
    await this.work.perform(({ throttles }) => countAttempt(throttles, registrationAttempts(this.secrets, ip), now));
    const program = { ...wanted, id: this.ids.newId(), createdAt: now };
    await this.programs.add(program, forgottenBefore(now));
    return viewRegistration(program);
  }
}
