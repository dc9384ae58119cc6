import { domainOfEmail } from '@evident/domain/identity';
import type { SsoChoices, SsoQuestion } from '@evident/domain/sso';
import { answeredBy } from '../kernel/answered-by.ts';
import { ANYONE, Query } from '../kernel/message.ts';
import type { SsoDirectory } from './sso-stores.ts';

/** The connections that a sign-in screen offers, by workspace or by mail domain. */
export class ListSsoChoices extends Query<SsoChoices> {
  static readonly requires = ANYONE;

  constructor(readonly question: SsoQuestion) {
    super();
  }
}
export const ListSsoChoicesHandler = answeredBy(
  ({ question: { workspace, email } }: ListSsoChoices, directory: SsoDirectory) =>
    directory.choices(workspace, email === undefined ? undefined : domainOfEmail(email.trim())),
);
