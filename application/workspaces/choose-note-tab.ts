import type { Actor } from '@evident/domain/permissions';
import type { NoteTab } from '@evident/domain/workspaces';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MemberStore } from './workspace-stores.ts';

/** Remembers the tab of the sidebar of notes that the member opened last. */
export class ChooseNoteTab extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tab: NoteTab,
  ) {
    super();
  }
}

export class ChooseNoteTabHandler implements Handler<ChooseNoteTab> {
  constructor(private readonly work: UnitOfWork<{ members: MemberStore }>) {}

  execute({ actor, tab }: ChooseNoteTab): Promise<void> {
    return this.work.perform(actor.teamId, ({ members }) => members.chooseNoteTab(actor.userId, tab));
  }
}
