import { appStore } from '../support/feedback-sources/app-store.ts';
import { freshdesk } from '../support/feedback-sources/freshdesk.ts';
import { front } from '../support/feedback-sources/front.ts';
import { g2Reviews } from '../support/feedback-sources/g2-reviews.ts';
import { googlePlay } from '../support/feedback-sources/google-play.ts';
import { hubspot } from '../support/feedback-sources/hubspot.ts';
import { intercom } from '../support/feedback-sources/intercom.ts';
import { jiraServiceManagement } from '../support/feedback-sources/jira-service-management.ts';
import { pendo } from '../support/feedback-sources/pendo.ts';
import { slack } from '../support/feedback-sources/slack.ts';
import { zendesk } from '../support/feedback-sources/zendesk.ts';
import { feedbackSourceContract } from './feedback-source.contract.ts';

const STAND_INS = [
  front,
  zendesk,
  intercom,
  jiraServiceManagement,
  googlePlay,
  appStore,
  pendo,
  g2Reviews,
  hubspot,
  slack,
  freshdesk,
];
for (const open of STAND_INS) feedbackSourceContract(open);
