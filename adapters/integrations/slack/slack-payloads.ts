import type { ProviderDelivery } from '@evident/application/integrations/provider';
import type { MessagePlace, SharedLinks, SlackInteraction } from '@evident/application/integrations/slack-facts';
import { parsed } from './slack-api.ts';
import { MESSAGE_SHORTCUT, PROJECT, THREAD, TITLE, WHOLE } from './slack-dialogs.ts';

type Sent = Readonly<Record<string, unknown>>;

const LINKS_MAX = 20;

const part = (sent: unknown, name: string): Sent => {
  const value = (sent as Sent | null | undefined)?.[name];
  return typeof value === 'object' && value !== null ? (value as Sent) : {};
};
const word = (sent: Sent, name: string): string => (typeof sent[name] === 'string' ? sent[name] : '');

/** Reads a request of the Events API (api.slack.com/apis/events-api). Null for one that is not followed. */
export function readEvent(body: string): { readonly challenge: string } | { readonly event: ProviderDelivery } | null {
  const sent = parsed(body);
  if (!sent) return null;
  if (sent['type'] === 'url_verification' && typeof sent['challenge'] === 'string')
    return { challenge: sent['challenge'] };
  const [id, account, event] = [word(sent, 'event_id'), word(sent, 'team_id'), part(sent, 'event')];
  const type = word(event, 'type');
  if (sent['type'] !== 'event_callback' || id === '' || account === '' || type === '') return null;
  const payload = type === 'link_shared' ? sharedLinks(event, sent['is_ext_shared_channel'] !== false) : null;
  return { event: { id, type, account, payload } };
}

/** A channel counts as shared with others unless Slack says that it is not. */
function sharedLinks(event: Sent, outsiders: boolean): SharedLinks {
  const [id, source] = [word(event, 'unfurl_id'), word(event, 'source')];
  const links = Array.isArray(event['links']) ? (event['links'] as unknown[]) : [];
  return {
    channel: word(event, 'channel'),
    ts: word(event, 'message_ts'),
    unfurl: id !== '' && source !== '' ? { id, source } : null,
    user: word(event, 'user'),
    links: links
      .map((link) => word(link as Sent, 'url'))
      .filter(Boolean)
      .slice(0, LINKS_MAX),
    outsiders,
  };
}

/** Reads an interaction, which Slack sends as a form with JSON in it (api.slack.com/reference/interaction-payloads). */
export function readInteraction(body: string): SlackInteraction | null {
  const sent = parsed(new URLSearchParams(body).get('payload') ?? '');
  if (!sent) return null;
  const asking = { account: word(part(sent, 'team'), 'id'), user: word(part(sent, 'user'), 'id') };
  if (asking.account === '' || asking.user === '') return null;
  switch (sent['type']) {
    case 'message_action': {
      const [channel, message] = [word(part(sent, 'channel'), 'id'), part(sent, 'message')];
      const [trigger, ts] = [word(sent, 'trigger_id'), word(message, 'ts')];
      if (sent['callback_id'] !== MESSAGE_SHORTCUT || channel === '' || ts === '' || trigger === '') return null;
      const place = { channel, ts, threadTs: word(message, 'thread_ts') || null };
      return { kind: 'asked', ...asking, trigger, place, text: word(message, 'text') };
    }
    case 'block_suggestion':
      return sent['action_id'] === PROJECT ? { kind: 'projects', ...asking, query: word(sent, 'value') } : null;
    case 'view_submission':
      return chosen(part(sent, 'view'), asking);
    default:
      return null;
  }
}

function chosen(view: Sent, asking: { account: string; user: string }): SlackInteraction | null {
  const place = placeIn(word(view, 'private_metadata'));
  if (view['callback_id'] !== MESSAGE_SHORTCUT || !place) return null;
  const values = part(part(view, 'state'), 'values');
  const chosenIn = (block: string) => word(part(part(part(values, block), block), 'selected_option'), 'value');
  return {
    kind: 'chosen',
    ...asking,
    dialog: word(view, 'id'),
    place,
    project: chosenIn(PROJECT),
    title: word(part(part(values, TITLE), TITLE), 'value'),
    wholeThread: chosenIn(THREAD) === WHOLE,
  };
}

/** Signed by Slack, which got it from us. */
function placeIn(metadata: string): MessagePlace | null {
  const place = parsed(metadata) ?? {};
  const [channel, ts, threadTs] = [word(place, 'channel'), word(place, 'ts'), word(place, 'threadTs')];
  return channel === '' || ts === '' ? null : { channel, ts, threadTs: threadTs || null };
}

/** The workspace of Slack that an event, a command or an interaction names; null if it names none. */
export function readAccount(body: string): string | null {
  const form = new URLSearchParams(body);
  const sent = parsed(form.get('payload') ?? body);
  const account = sent ? word(sent, 'team_id') || word(part(sent, 'team'), 'id') : form.get('team_id');
  return account || null;
}
