import { SignIn } from '@evident/application/identity/sign-in';
import type { SigningIn } from '@evident/application/identity/signing-in';
import { refuse } from '@evident/domain/kernel';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy as PasswordStrategy } from 'passport-local';
import { Bus } from '../kernel/bus.ts';
import { callerOf } from './signed-in.ts';

type Done = (error: unknown, signing?: SigningIn | false) => void;

/**
 * The ways to sign in, each a Passport strategy that ends in a message and answers what came of it.
 * An identity provider (OIDC, SAML) is one more strategy here.
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
      new PasswordStrategy(fields, async (request, email, password, done: Done) => {
        try {
          done(null, await bus.ask(new SignIn(email, password, callerOf(request as unknown as FastifyRequest))));
        } catch (error) {
          done(error);
        }
      }),
    );
  }

  /** Runs a strategy on a request whose body was checked. */
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
