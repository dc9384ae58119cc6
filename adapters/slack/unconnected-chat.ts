import type { Chat } from '@evident/application/integrations/chat';
import { refuse } from '@evident/domain/kernel';

/** The chat while no Slack can be connected. */
export class UnconnectedChat implements Chat {
  async post(): Promise<void> {
    refuse('InvalidOperation', 'Slack is not connected');
  }
}
