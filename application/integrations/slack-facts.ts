import type { ChatMessage } from '@evident/domain/integrations';

/** Where a message is at Slack. */
export interface MessagePlace {
  readonly channel: string;
  /** Its time stamp, which is its id in the channel. */
  readonly ts: string;
  /** That of the first message of its thread; null outside of threads. */
  readonly threadTs: string | null;
}

/** Links to this installation in a message. */
export interface SharedLinks {
  readonly channel: string;
  readonly ts: string;
  /** Names the message in place of channel and ts, also while it is being written; null for older ones. */
  readonly unfurl: { readonly id: string; readonly source: string } | null;
  /** The person who posted it. */
  readonly user: string;
  readonly links: readonly string[];
  /** The channel is shared with another organization. */
  readonly outsiders: boolean;
}

interface Asking {
  /** The account and the person at Slack. */
  readonly account: string;
  readonly user: string;
}

/** A message that someone chose “Save to Evident” for. */
export interface SaveAsked extends Asking {
  readonly kind: 'asked';
  /** Opens one dialog, for three seconds. */
  readonly trigger: string;
  readonly place: MessagePlace;
  readonly text: string;
}

/** A sent dialog. */
export interface SaveChosen extends Asking {
  readonly kind: 'chosen';
  readonly dialog: string;
  readonly place: MessagePlace;
  readonly project: string;
  readonly title: string;
  readonly wholeThread: boolean;
}

/** A search for projects in the dialog. */
export interface ProjectsAsked extends Asking {
  readonly kind: 'projects';
  readonly query: string;
}

export type SlackInteraction = SaveAsked | SaveChosen | ProjectsAsked;

export interface SlackThread {
  readonly messages: readonly (Omit<ChatMessage, 'author'> & {
    readonly ts: string;
    /** As the message names it; null if the person is to be asked for. */
    readonly author: string | null;
  })[];
  /** False if there are more messages than are read. */
  readonly complete: boolean;
}

/** What a link shows; `text` is the first words. */
export interface LinkCard {
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** A choice in a dialog. */
export interface ProjectChoice {
  readonly label: string;
  readonly value: string;
}
