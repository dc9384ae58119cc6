import { SignIn } from '@evident/application/identity/sign-in';
import type { SigningIn } from '@evident/application/identity/signing-in';
import { refuse } from '@evident/domain/kernel';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy as PasswordStrategy } from 'passport-local';
import type { RequestWithActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { callerOf } from './signed-in.ts';

type Done = (error: unknown, signing?: SigningIn | false) => void;

/**
 * Sign-in methods. Each is a Passport strategy that executes a message.
 * Directories (OIDC, SAML) are in `api/sso`.
 */
@Injectable()
export class SignInStrategies {
  private readonly passport = new passport.Passport();

  constructor(bus: Bus) {
    const fields = {
      usernameField: 'email',
      passwordField: 'password',
      passReqToCallback: true,
      session: false,
    } as const;
    this.passport.use(
      'password',
      new PasswordStrategy(fields, async (raw, email, password, done: Done) => {
        const request = raw as unknown as RequestWithActor;
        try {
          done(null, await bus.ask(new SignIn(email, password, callerOf(request), request.credentials?.workspace)));
        } catch (error) {
          done(error);
        }
      }),
    );
  }

  /** Runs a strategy on a validated request body. */
  by(strategy: 'password', request: FastifyRequest, reply: FastifyReply): Promise<SigningIn> {
    return new Promise((resolve, reject) => {
      const answered: Done = (error, signing) => {
        if (error) reject(error as Error);
        else resolve(signing || refuse('Unauthorized', 'Wrong email or password'));
      };
      this.passport.authenticate(strategy, { session: false }, answered)(request, reply.raw, reject);
    });
  }
}
