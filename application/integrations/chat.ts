import type { Uuid } from '@evident/domain/kernel';

/** A chat that a workspace is connected to. */
export interface Chat {
  /**
   * Posts a message that is escaped already.
   * @throws Refusal `InvalidOperation` if no chat is connected
   */
  post(teamId: Uuid, channel: string, text: string): Promise<void>;
  /**
   * Sends a member a direct message that is escaped already.
   * @throws Refusal `InvalidOperation` if their account or that of the workspace is not connected
   */
  tell(teamId: Uuid, memberId: Uuid, text: string): Promise<void>;
}
