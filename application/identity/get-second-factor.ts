import { type SecondFactorView, type SignedIn, viewSecondFactor } from '@evident/domain/identity';
import { type Handler, Query } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** Whether two-step sign-in is on, and how many recovery codes are left. */
export class GetSecondFactor extends Query<SecondFactorView> {
  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class GetSecondFactorHandler implements Handler<GetSecondFactor> {
  constructor(private readonly work: IdentityWork) {}

  async execute({ signedIn }: GetSecondFactor): Promise<SecondFactorView> {
    return viewSecondFactor(await this.work.perform(({ secondFactors }) => secondFactors.find(signedIn.accountId)));
  }
}
