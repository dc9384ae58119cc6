import type { RichNode } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { type Blueprint, NO_BLUEPRINT, partsOf } from './blueprint.ts';
import { INTERVIEW_STUDY, USABILITY_TESTING, VOICE_OF_CUSTOMER } from './built-in-extensions.ts';
import {
  type BuiltIn,
  INTERVIEWS,
  SURVEY,
  USABILITY_TEST,
  WEEKLY,
  builtInId,
  bullets,
  document,
  heading,
  numbered,
  prompt,
} from './built-in-insights.ts';

import type { TemplateRow } from './shapes.ts';

export type { BuiltIn };

const project = (
  number: number,
  title: string,
  description: string,
  blueprint: Partial<Blueprint>,
  ...readme: RichNode[]
): BuiltIn => ({
  id: builtInId(number),
  kind: 'PROJECT',
  title,
  description,
  document: document(...readme),
  blueprint: { ...NO_BLUEPRINT, ...blueprint },
});
const PLAN = [
  heading('What we want to know'),
  prompt('One question, and the decision that depends on it.'),
  heading('Who we talk to'),
  prompt('Whom, how many, and how they are found.'),
];
const USABILITY_PROJECT = project(
  201,
  'Usability study',
  'A readme to plan sessions, with fields, tags and a report for usability tests.',
  USABILITY_TESTING.blueprint,
  ...PLAN,
  heading('Tasks'),
  numbered(''),
  heading('How we tag'),
  prompt('Tag problems where they happen, and reactions where they are said.'),
);
const INTERVIEW_PROJECT = project(
  202,
  'Interview study',
  'A readme to plan interviews, with fields, tags and a report for the round.',
  INTERVIEW_STUDY.blueprint,
  ...PLAN,
  heading('Questions'),
  bullets('Tell me about the last time you …', 'What was hardest about it?', 'What have you tried?'),
);
const FEEDBACK_PROJECT = project(
  203,
  'Feedback collection',
  'Fields, tags and a weekly report for feedback that keeps coming in.',
  VOICE_OF_CUSTOMER.blueprint,
  heading('Where feedback comes from'),
  bullets('Support:', 'Sales:', 'Reviews:'),
  heading('Every week'),
  numbered('Import what is new.', 'Highlight and tag.', 'Write the weekly report from its template.'),
);

export const BUILT_IN: readonly BuiltIn[] = [
  USABILITY_TEST,
  INTERVIEWS,
  SURVEY,
  WEEKLY,
  USABILITY_PROJECT,
  INTERVIEW_PROJECT,
  FEEDBACK_PROJECT,
  USABILITY_TESTING,
  VOICE_OF_CUSTOMER,
  INTERVIEW_STUDY,
];

export const builtIn = (id: Uuid): BuiltIn | undefined => BUILT_IN.find((one) => one.id === id);

/** A built-in template in lists. */
export const builtInRow = ({ id, kind, title, description, blueprint }: BuiltIn): TemplateRow => ({
  id,
  kind,
  projectId: null,
  title,
  description,
  builtIn: true,
  parts: partsOf(blueprint),
  createdBy: null,
  updatedAt: null,
  version: 1,
});
