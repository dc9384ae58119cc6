import type { SigningIn } from '@evident/application/identity/signing-in';
import { refuse } from '@evident/domain/kernel';
import type { SignedInView } from '@evident/domain/workspaces';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recognizeBrowser } from './browser-cookie.ts';
import { giveSecondFactor } from './second-factor-cookie.ts';
import { giveSession } from './session-cookie.ts';

/** Sets the cookies of a sign-in. @throws Refusal `SecondFactorRequired` after the first of two steps */
export function enter(signing: SigningIn, request: FastifyRequest, reply: FastifyReply): SignedInView {
  if ('secondFactor' in signing) {
    giveSecondFactor(reply, signing.secondFactor);
    return refuse(
      'SecondFactorRequired',
      'Enter the code from your authenticator app',
      'Send it to `finishSignIn`, from the same browser.',
    );
  }
  recognizeBrowser(request, reply);
  giveSession(reply, signing.session.secret);
  return signing.view;
}
