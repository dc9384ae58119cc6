import { type Handler, Query } from '../kernel/message.ts';
import type { BotChallenge, BotCheck } from './bot-check.ts';

/** What a browser solves before it may sign up. */
export class GetBotChallenge extends Query<BotChallenge> {}

export class GetBotChallengeHandler implements Handler<GetBotChallenge> {
  constructor(private readonly botCheck: BotCheck) {}

  execute(): Promise<BotChallenge> {
    return this.botCheck.challenge();
  }
}
