import type { SlackDialogs as Dialogs } from '@evident/application/integrations/provider';
import type { ProjectChoice, SaveAsked } from '@evident/application/integrations/slack-facts';
import { TITLE_MAX } from '@evident/domain/kernel';
import type { SlackApi } from './slack-api.ts';

/** The `callback_id` of the message shortcut, as in the manifest. */
export const MESSAGE_SHORTCUT = 'save_to_evident';
/** Names of the inputs, for block and element. */
export const [PROJECT, TITLE, THREAD] = ['project', 'title', 'thread'];
export const WHOLE = 'whole';

/** Slack shows nothing after three seconds. */
const DIALOG_MS = 2500;
const LABEL_MAX = 75;

const plain = (text: string) => ({ type: 'plain_text', text });
const input = (name: string, label: string, element: object) => ({
  type: 'input',
  block_id: name,
  label: plain(label),
  element: { action_id: name, ...element },
});
const option = ({ label, value }: ProjectChoice) => ({
  text: plain(label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1)}…` : label || 'Untitled'),
  value,
});

/** Dialogs in Slack (api.slack.com/surfaces/modals). */
export class SlackDialogs implements Dialogs {
  constructor(private readonly api: SlackApi) {}

  askWhere(accessToken: string, { trigger, place }: SaveAsked, title: string): Promise<void> {
    const scopes = [
      { label: 'The whole thread', value: WHOLE },
      { label: 'This message only', value: 'message' },
    ].map(option);
    return this.open(accessToken, trigger, {
      callback_id: MESSAGE_SHORTCUT,
      private_metadata: JSON.stringify(place),
      submit: plain('Save'),
      blocks: [
        input(PROJECT, 'Project', {
          type: 'external_select',
          min_query_length: 0,
          placeholder: plain('Choose a project'),
        }),
        input(TITLE, 'Title', { type: 'plain_text_input', initial_value: title, max_length: TITLE_MAX }),
        ...(place.threadTs === null
          ? []
          : [input(THREAD, 'Save', { type: 'radio_buttons', options: scopes, initial_option: scopes[0] })]),
      ],
    });
  }

  askToConnect(accessToken: string, trigger: string, address: string): Promise<void> {
    const text = `Connect your Slack account in Evident first: <${address}|open your connected accounts>. Then save the message again.`;
    return this.open(accessToken, trigger, { blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }] });
  }

  choices(projects: readonly ProjectChoice[]): object {
    return { options: projects.map(option) };
  }

  refusal(problem: string): object {
    return { response_action: 'errors', errors: { [PROJECT!]: problem } };
  }

  private async open(accessToken: string, trigger: string, view: object): Promise<void> {
    const whole = { type: 'modal', title: plain('Save to Evident'), close: plain('Cancel'), ...view };
    await this.api.call('views.open', accessToken, { trigger_id: trigger, view: JSON.stringify(whole) }, DIALOG_MS);
  }
}
