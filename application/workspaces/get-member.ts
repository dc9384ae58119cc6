import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { MemberView } from '@evident/domain/workspaces';
import { type Handler, Query } from '../kernel/message.ts';
import type { MemberReader } from './member-reader.ts';

/** One member, also one who left. */
export class GetMember extends Query<MemberView> {
  constructor(
    readonly actor: Actor,
    readonly memberId: Uuid,
  ) {
    super();
  }
}

export class GetMemberHandler implements Handler<GetMember> {
  constructor(private readonly members: MemberReader) {}

  async execute({ actor, memberId }: GetMember): Promise<MemberView> {
    return (await this.members.member(actor, memberId)) ?? refuse('NotFound', 'Member not found');
  }
}
