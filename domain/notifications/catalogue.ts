/** How a member is notified: not at all, in Evident, or there and by mail. */
export const DELIVERIES = ['OFF', 'APP', 'MAIL'] as const;
export type Delivery = (typeof DELIVERIES)[number];

interface Kind {
  /** Its name and its description on screen. */
  readonly label: string;
  readonly about: string;
  /** Without a choice of the member (decided). */
  readonly standard: Delivery;
  /** The event, as the words between the member who acted and the title of the object. `{title}` is the title. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * The kinds of notifications (specification, document 002, section 3, and issue 13). Recipients are in `notices.ts`.
 * Recruit reminders come with recruiting.
 */
export const NOTIFICATION_KINDS = {
  MENTION: {
    label: 'Mentions',
    about: 'Someone mentions you in a comment or a text',
    standard: 'MAIL',
    words: { mentioned: 'mentioned you in a comment on {title}', named: 'mentioned you in {title}' },
  },
  COMMENT: {
    label: 'Comments',
    about: 'Someone answers in a thread that you started or wrote in',
    standard: 'APP',
    words: { replied: 'replied to you on {title}' },
  },
  SHARE: {
    label: 'Shares',
    about: 'Someone gives you access to a project or folder',
    standard: 'APP',
    words: { shared: 'gave you access to {title}' },
  },
  INVITE: {
    label: 'Invites',
    about: 'Someone that you invited joins the workspace',
    standard: 'APP',
    words: { joined: 'accepted your invite' },
  },
  ACCESS_REQUEST: {
    label: 'Access requests',
    about: 'Someone requests access to your project, or answers your request',
    standard: 'MAIL',
    words: { requested: 'requests access to {title}', granted: 'granted your request for access to {title}' },
  },
  IMPORT: {
    label: 'Imports',
    about: 'An import that you started ends, or a source that you connected to a channel stops',
    standard: 'APP',
    words: {
      done: 'Your import into {title} is complete',
      failed: 'Your import into {title} failed',
      stopped: 'A source of {title} stopped',
      unread: 'A source of {title} cannot be read',
    },
  },
  EXPORT: {
    label: 'Exports',
    about: 'A video or sound file that you requested of a reel is ready, or could not be made',
    standard: 'APP',
    words: { done: 'Your export of a reel in {title} is ready', failed: 'Your export of a reel in {title} failed' },
  },
  TRANSCRIPT: {
    label: 'Transcripts',
    about: 'A transcript that you requested is ready, or could not be written',
    standard: 'APP',
    words: { done: 'The transcript of {title} is ready', failed: 'The transcript of {title} could not be written' },
  },
  SUMMARY: {
    label: 'Summaries',
    about: 'A summary that you requested is ready, or could not be written',
    standard: 'APP',
    words: { done: 'The summary of {title} is ready', failed: 'The summary of {title} could not be written' },
  },
  REDACTION: {
    label: 'Redactions',
    about: 'A redacted recording is ready, or could not be made',
    standard: 'APP',
    words: {
      done: 'The redacted recording of {title} is ready',
      failed: 'The recording of {title} could not be redacted',
    },
  },
  AGENT: {
    label: 'Agents',
    about: 'An agent of yours has written a doc, failed, or was stopped and needs your decision',
    standard: 'APP',
    words: {
      done: 'Your agent wrote {title}',
      failed: 'A run of your agent in {title} failed',
      stopped: 'Your agent in {title} was stopped. Decide whether it goes on',
    },
  },
  RETENTION: {
    label: 'Data retention',
    about: 'A rule is set that deletes recordings and texts of a project of yours after some time',
    standard: 'MAIL',
    words: {
      project: 'set a rule that deletes recordings and texts of {title} after some time',
      workspace: 'set a rule that deletes recordings and texts of the workspace after some time',
    },
  },
  BILLING: {
    label: 'Billing',
    about: 'A payment fails, a trial ends, or the plan changes',
    standard: 'MAIL',
    words: {
      PAYMENT_FAILED: 'Payment failed',
      PAYMENT_RECOVERED: 'Payment received',
      INVOICE_UPCOMING: 'Your next invoice',
      INVOICE_READY: 'Your invoice is ready',
      CARD_EXPIRING: 'Your card expires soon',
      FRAUD_WARNING: 'A payment was reported as fraud',
      CHARGE_FAILED: 'Your card was declined',
      CHARGE_DISPUTED: 'A payment is disputed',
      CHARGE_REFUNDED: 'A payment was refunded',
      SUBSCRIPTION_STARTED: 'Your plan is active',
      SUBSCRIPTION_CHANGED: 'Your plan changed',
      SUBSCRIPTION_ENDING: 'Your plan was canceled',
      SUBSCRIPTION_RESUMED: 'Your plan goes on',
      SUBSCRIPTION_ENDED: 'Your plan ended',
      TRIAL_STARTED: 'Your trial started',
      TRIAL_EXTENDED: 'Your trial was extended',
      TRIAL_UPGRADED: 'Your trial became a plan',
      TRIAL_REMINDER: 'Your trial ends soon',
      SUBSCRIPTION_TRIAL_ENDING: 'Your trial ends soon',
      TRIAL_EXPIRED: 'Your trial ended',
    },
  },
  ALERT: {
    label: 'Alerts',
    about: 'Something happens that can endanger the workspace, such as many failed sign-ins',
    standard: 'MAIL',
    words: {
      NEW_ADMIN: 'A member became an admin',
      FAILED_SIGN_INS: 'Many sign-ins of a member failed',
      MANY_DELETIONS: 'A member deleted much within an hour',
      SSO_OFF: 'Single sign-on was turned off or is not required any more',
      CHAIN_BROKEN: 'The audit log was tampered with',
    },
  },
  AUTOMATION: {
    label: 'Automations',
    about: 'An automation notifies you, or one of yours is stopped',
    standard: 'APP',
    words: {
      ran: 'An automation ran',
      matched: 'An automation ran for {title}',
      stopped: 'Your automation was stopped',
    },
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const KINDS_OF_NOTIFICATIONS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** Days until the nightly cleanup deletes a notification (decided). */
export const NOTIFICATION_DAYS = 90;

/** The words around the title: those before it, and those after it. */
export function wordsOf(kind: NotificationKind, what: string): { readonly before: string; readonly after: string } {
  const words: Readonly<Record<string, string>> = NOTIFICATION_KINDS[kind].words;
  const [before = '', after = ''] = (words[what] ?? '').split('{title}');
  return { before, after };
}

/** A notification as one sentence without markup, for mails. */
export function sentenceOf({
  kind,
  what,
  by,
  title,
}: {
  readonly kind: NotificationKind;
  readonly what: string;
  readonly by: string | null;
  readonly title: string | null;
}): string {
  const { before, after } = wordsOf(kind, what);
  return `${by === null ? '' : `${by} `}${before}${title === null ? '' : `“${title}”`}${after}`.trim();
}
