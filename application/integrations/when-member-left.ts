import type { DeliveredEvent } from '@evident/domain/events';
import type { Reaction } from '../kernel/reaction.ts';
import type { Connecting } from './connecting.ts';

const ON = ['member:left', 'member:removed'] as const;

/** Deletes the connections of a former member, and takes their tokens back. */
export class WhenMemberLeft implements Reaction<(typeof ON)[number]> {
  readonly name = 'when-member-left';
  readonly on = ON;

  constructor(private readonly connecting: Connecting) {}

  react({ teamId, payload: { memberId } }: DeliveredEvent<(typeof ON)[number]>): Promise<void> {
    return this.connecting.forget(teamId, memberId);
  }
}
