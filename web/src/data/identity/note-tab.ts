import { FIRST_NOTE_TAB, NOTE_TABS, type NoteTab } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useWho } from '../../kernel/who.ts';
import { whoQuery } from './queries.ts';

/** The tab as it is written in the address. */
export const addressOf = (tab: NoteTab): string => tab.toLowerCase();
const tabAt = (address: string): NoteTab | undefined => NOTE_TABS.find((tab) => addressOf(tab) === address);

/** The tab of the sidebar that opens first: the member's last choice, else that of the workspace. */
export function useNoteTab(): { first: string; choose: (address: string) => void } {
  const who = useWho();
  const client = useQueryClient();
  return {
    first: addressOf(who?.noteTab ?? who?.workspace.noteTab ?? FIRST_NOTE_TAB),
    choose: (address) => {
      const tab = tabAt(address);
      if (tab === undefined || tab === who?.noteTab) return;
      client.setQueryData(whoQuery().queryKey, (before) => before && { ...before, noteTab: tab });
      // A forgotten choice is no reason to interrupt.
      answer(api.PUT('/api/v1/me/note-tab', { body: { tab } })).catch(() => undefined);
    },
  };
}
