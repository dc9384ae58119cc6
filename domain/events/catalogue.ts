import { AGENT_EVENTS } from '../agents/index.ts';
import { AI_TEXT_EVENTS } from '../ai/index.ts';
import { AI_DOC_EVENTS } from '../ai-docs/index.ts';
import { CHANNEL_EVENTS } from '../channels/index.ts';
import { AUTOMATION_EVENTS } from '../automation/index.ts';
import { BILLING_EVENTS } from '../billing/index.ts';
import { CANVAS_EVENTS } from '../canvas/index.ts';
import { CLUSTERING_EVENTS } from '../clustering/index.ts';
import { COMMENT_EVENTS } from '../comments/index.ts';
import { MENTION_EVENTS } from '../content/index.ts';
import { CONVERSATION_EVENTS } from '../conversations/index.ts';
import { DASHBOARD_EVENTS } from '../dashboards/index.ts';
import { DOCUMENT_EVENTS } from '../documents/index.ts';
import { FEED_EVENTS } from '../feeds/index.ts';
import { FIELD_EVENTS } from '../fields/index.ts';
import { FILE_EVENTS } from '../files/index.ts';
import { FILTER_EVENTS } from '../filters/index.ts';
import { GLOSSARY_EVENTS } from '../glossary/index.ts';
import { HIGHLIGHT_EVENTS } from '../highlights/index.ts';
import { TEXT_VERSION_EVENTS } from '../history/index.ts';
import { MEMBER_EVENTS } from '../identity/index.ts';
import { IMPORT_EVENTS } from '../imports/index.ts';
import { INSIGHT_EVENTS } from '../insights/index.ts';
import { INTEGRATION_EVENTS } from '../integrations/index.ts';
import { MEDIA_EVENTS } from '../media/index.ts';
import { NOTE_EVENTS } from '../notes/index.ts';
import { OVERSIGHT_EVENTS } from '../oversight/index.ts';
import { PERSON_EVENTS } from '../people/index.ts';
import { ACCESS_EVENTS } from '../permissions/index.ts';
import { PLAN_EVENTS } from '../plans/index.ts';
import { PROJECT_EVENTS } from '../projects/index.ts';
import { REDACTION_EVENTS } from '../redaction/index.ts';
import { REEL_EVENTS } from '../reels/index.ts';
import { RESEARCH_EVENTS } from '../research/index.ts';
import { RETENTION_EVENTS } from '../retention/index.ts';
import { SHARE_LINK_EVENTS } from '../sharing/index.ts';
import { SUGGESTION_EVENTS } from '../suggestions/index.ts';
import { SUMMARY_EVENTS } from '../summaries/index.ts';
import { TAG_EVENTS } from '../tags/index.ts';
import { TEMPLATE_EVENTS } from '../templates/index.ts';
import { TRANSCRIPT_EVENTS } from '../transcripts/index.ts';
import { VIEW_EVENTS } from '../views/index.ts';
import { TICKET_EVENTS } from '../tickets/index.ts';
import { WEBHOOK_EVENTS } from '../webhook-events/index.ts';
import { WORKSPACE_EVENTS } from '../workspaces/index.ts';
import { WRAP_EVENTS } from '../wraps/index.ts';

/**
 * All events, by their name on the wire: `object:verb` in the past tense. Payloads contain ids, never note text. Each
 * capability declares its own in `events.ts`.
 */
export const EVENTS = {
  ...AGENT_EVENTS,
  ...AI_TEXT_EVENTS,
  ...AI_DOC_EVENTS,
  ...CHANNEL_EVENTS,
  ...AUTOMATION_EVENTS,
  ...BILLING_EVENTS,
  ...CANVAS_EVENTS,
  ...CLUSTERING_EVENTS,
  ...COMMENT_EVENTS,
  ...MENTION_EVENTS,
  ...CONVERSATION_EVENTS,
  ...DASHBOARD_EVENTS,
  ...DOCUMENT_EVENTS,
  ...FEED_EVENTS,
  ...FIELD_EVENTS,
  ...FILE_EVENTS,
  ...FILTER_EVENTS,
  ...GLOSSARY_EVENTS,
  ...HIGHLIGHT_EVENTS,
  ...TEXT_VERSION_EVENTS,
  ...MEMBER_EVENTS,
  ...IMPORT_EVENTS,
  ...INSIGHT_EVENTS,
  ...INTEGRATION_EVENTS,
  ...MEDIA_EVENTS,
  ...NOTE_EVENTS,
  ...OVERSIGHT_EVENTS,
  ...PERSON_EVENTS,
  ...ACCESS_EVENTS,
  ...PLAN_EVENTS,
  ...PROJECT_EVENTS,
  ...REDACTION_EVENTS,
  ...REEL_EVENTS,
  ...RESEARCH_EVENTS,
  ...RETENTION_EVENTS,
  ...SHARE_LINK_EVENTS,
  ...SUGGESTION_EVENTS,
  ...SUMMARY_EVENTS,
  ...TAG_EVENTS,
  ...TEMPLATE_EVENTS,
  ...TRANSCRIPT_EVENTS,
  ...VIEW_EVENTS,
  ...TICKET_EVENTS,
  ...WEBHOOK_EVENTS,
  ...WORKSPACE_EVENTS,
  ...WRAP_EVENTS,
} as const;
