import { analyticsStores } from '../analytics/stores.ts';
import { auditStores } from '../audit/stores.ts';
import { PostgresOutbox } from '../outbox.ts';
import type { Session } from '../session.ts';
import { agentEntities, agentStores } from '../agents/stores.ts';
import { aiEntities, aiStores } from '../ai/stores.ts';
import { integrationStores } from '../integrations/stores.ts';
import { automationEntities, automationStores } from '../automation/stores.ts';
import { billingStores } from '../billing/stores.ts';
import { canvasEntities, canvasStores } from '../canvas/stores.ts';
import { channelEntities, channelStores } from '../channels/stores.ts';
import { citedInsightStores } from '../cited-insights/stores.ts';
import { aiDocEntities, aiDocStores } from '../ai-docs/stores.ts';
import { closingStores } from '../closing/postgres-closing-store.ts';
import { clipStores } from '../clips/stores.ts';
import { conversationEntities, conversationStores } from '../conversations/stores.ts';
import { commentStores } from '../comments/stores.ts';
import { contentStores } from '../content/stores.ts';
import { feedEntities, feedStores } from '../feeds/stores.ts';
import { glossaryEntities, glossaryStores } from '../glossary/stores.ts';
import { dashboardEntities, dashboardStores } from '../dashboards/stores.ts';
import { fieldEntities, fieldStores } from '../fields/stores.ts';
import { fileEntities, fileStores } from '../files/stores.ts';
import { historyStores } from '../history/stores.ts';
import { highlightEntities, highlightStores } from '../highlights/stores.ts';
import { identityEntities, identityStores } from '../identity/stores.ts';
import { importEntities, importStores } from '../imports/stores.ts';
import { jobEntities, jobStores } from '../jobs/stores.ts';
import { insightEntities, insightStores } from '../insights/stores.ts';
import { documentEntities, documentStores } from '../documents/stores.ts';
import { mediaEntities, mediaStores } from '../media/stores.ts';
import { movingStores } from '../moving/stores.ts';
import { noteEntities, noteStores } from '../notes/stores.ts';
import { notificationStores } from '../notifications/stores.ts';
import { peopleEntities, peopleStores } from '../people/stores.ts';
import { oversightStores } from '../oversight/stores.ts';
import { oauthStores } from '../oauth/stores.ts';
import { onboardingStores } from '../onboarding/postgres-onboarding.ts';
import { planStores } from '../plans/postgres-workspace-plan-store.ts';
import { preferenceStores } from '../preferences/postgres-preferences.ts';
import { permissionStores } from '../permissions/stores.ts';
import { projectEntities, projectStores } from '../projects/stores.ts';
import { redactionEntities, redactionStores } from '../redaction/stores.ts';
import { reelEntities, reelStores } from '../reels/stores.ts';
import { clusteringEntities, clusteringStores } from '../clustering/stores.ts';
import { researchEntities, researchStores } from '../research/stores.ts';
import { savedFilterEntities, savedFilterStores } from '../saved-filters/stores.ts';
import { retentionStores } from '../retention/stores.ts';
import { scimStores } from '../scim/stores.ts';
import { type SearchSetup, searchStores } from '../search/stores.ts';
import { sharingEntities, sharingStores } from '../sharing/stores.ts';
import { ssoEntities, ssoStores } from '../sso/stores.ts';
import { supportEntities, supportStores } from '../support/stores.ts';
import { suggestionEntities, suggestionStores } from '../suggestions/stores.ts';
import { summaryEntities, summaryStores } from '../summaries/stores.ts';
import { surveyEntities, surveyStores } from '../surveys/stores.ts';
import { tagEntities, tagStores } from '../tags/stores.ts';
import { templateEntities, templateStores } from '../templates/stores.ts';
import { transcriptEntities, transcriptStores } from '../transcripts/stores.ts';
import { trashStores } from '../trash/stores.ts';
import { undoStores } from '../undo/stores.ts';
import { viewEntities, viewStores } from '../views/stores.ts';
import { workspaceEntities, workspaceStores } from '../workspaces/stores.ts';
import { ticketEntities, ticketStores } from '../tickets/stores.ts';
import { webhookEntities, webhookStores } from '../webhooks/stores.ts';
import { wrapEntities, wrapStores } from '../wraps/stores.ts';
import { lazily } from './lazily.ts';

/** The tables that TypeORM writes. */
export const entities = [
  ...identityEntities,
  ...workspaceEntities,
  ...projectEntities,
  ...tagEntities,
  ...noteEntities,
  ...surveyEntities,
  ...peopleEntities,
  ...insightEntities,
  ...fieldEntities,
  ...savedFilterEntities,
  ...viewEntities,
  ...feedEntities,
  ...glossaryEntities,
  ...dashboardEntities,
  ...templateEntities,
  ...reelEntities,
  ...canvasEntities,
  ...clusteringEntities,
  ...researchEntities,
  ...fileEntities,
  ...mediaEntities,
  ...documentEntities,
  ...highlightEntities,
  ...redactionEntities,
  ...suggestionEntities,
  ...summaryEntities,
  ...sharingEntities,
  ...importEntities,
  ...jobEntities,
  ...transcriptEntities,
  ...aiEntities,
  ...aiDocEntities,
  ...channelEntities,
  ...agentEntities,
  ...automationEntities,
  ...conversationEntities,
  ...ticketEntities,
  ...webhookEntities,
  ...ssoEntities,
  ...supportEntities,
  ...wrapEntities,
];

/** Content of the workspace that managers keep. */
const workspaceContentStores = { ...glossaryStores, ...channelStores };
/** Texts that AI writes, and those who ask for them. */
const writingStores = { ...aiStores, ...aiDocStores, ...agentStores, ...conversationStores };

/** Rules, figures and deletion, which admins oversee. */
const administrationStores = {
  ...oversightStores,
  ...analyticsStores,
  ...closingStores,
  ...supportStores,
  ...retentionStores,
};

/** Programs and directories outside. */
const outsideStores = { ...oauthStores, ...scimStores, ...ssoStores };

/** The stores of a unit of work, each built on first use. */
export const storesWith = (search: SearchSetup) =>
  lazily({
    outbox: (session: Session) => new PostgresOutbox(session),
    ...auditStores,
    ...administrationStores,
    ...billingStores,
    ...integrationStores,
    ...outsideStores,
    ...citedInsightStores,
    ...clipStores,
    ...identityStores,
    ...workspaceStores,
    ...permissionStores,
    ...projectStores,
    ...tagStores,
    ...undoStores,
    ...trashStores,
    ...noteStores,
    ...notificationStores,
    ...planStores,
    ...preferenceStores,
    ...onboardingStores,
    ...surveyStores,
    ...suggestionStores,
    ...summaryStores,
    ...peopleStores,
    ...insightStores,
    ...movingStores,
    ...fieldStores,
    ...savedFilterStores,
    ...viewStores,
    ...feedStores,
    ...workspaceContentStores,
    ...dashboardStores,
    ...commentStores,
    ...templateStores,
    ...reelStores,
    ...canvasStores,
    ...clusteringStores,
    ...researchStores,
    ...fileStores,
    ...mediaStores,
    ...documentStores,
    ...sharingStores,
    ...importStores,
    ...jobStores,
    ...transcriptStores,
    ...searchStores(search),
    ...contentStores,
    ...highlightStores,
    ...historyStores,
    ...redactionStores,
    ...writingStores,
    ...automationStores,
    ...ticketStores,
    ...webhookStores,
    ...wrapStores,
  });
export type Stores = ReturnType<ReturnType<typeof storesWith>>;
