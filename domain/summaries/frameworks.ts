import { ACTION, NUMBERS, PAIN, QUESTION_LEFT, VALUE, WANTING } from './cues.ts';
import { type FrameworkSection, type Sign, felt, section, told } from './framework-section.ts';
import * as sales from './sales-cues.ts';
import * as session from './session-cues.ts';

/** Frameworks of summaries (specification, document 001, section 3), in the order of the menu. */
export const SUMMARY_FRAMEWORKS = [
  'Summary',
  'Essential',
  'Chronological',
  'ByQuestion',
  'ByThemes',
  'RecommendedActions',
  'FeatureRequests',
  'UsabilityTest',
  'CustomerCall',
  'VoiceOfCustomerReport',
  'ResearchReport',
  'ProductPRD',
  'SalesMEDICC',
  'SalesSPICED',
  'CustomPrompt',
] as const;
export type SummaryFramework = (typeof SUMMARY_FRAMEWORKS)[number];

export interface Framework {
  /** As shown (document 002, section 3; decision D6). */
  readonly label: string;
  readonly description: string;
  /** Fixed sections, or how the sources make them. */
  readonly sections: readonly FrameworkSection[] | 'CHAPTERS' | 'QUESTIONS' | 'THEMES';
  /** Signs of the texts that it is for. Without a model, it finds nothing in texts that lack them. */
  readonly signs?: readonly Sign[];
}

const SALE: readonly Sign[] = [
  { pattern: sales.OFFER, least: 3 },
  { pattern: sales.PURCHASE, least: 3 },
];

/** The documented sections of each framework. */
export const FRAMEWORKS: Readonly<Record<SummaryFramework, Framework>> = {
  Summary: {
    label: 'Summary',
    description: 'The whole in one paragraph',
    sections: [{ key: 'summary', title: null, about: '', sentences: 6 }],
  },
  Essential: {
    label: 'Essential',
    description: 'The three sentences to know',
    sections: [{ key: 'essential', title: null, about: '', sentences: 3 }],
  },
  Chronological: {
    label: 'Chronological',
    description: 'Chapters in order, with their times in the recording',
    sections: 'CHAPTERS',
  },
  ByQuestion: {
    label: 'By question',
    description: 'The questions that were asked, with their answers',
    sections: 'QUESTIONS',
  },
  ByThemes: { label: 'By topics', description: 'The topics, and what was said on each', sections: 'THEMES' },
  RecommendedActions: {
    label: 'Actionable opportunities',
    description: 'Problems worth solving, and what to do next',
    sections: [
      felt(
        'BAD',
        section('opportunities', 'Opportunities', 'problems, unmet needs and pain points that could be solved', PAIN),
      ),
      felt(
        'NOT_GOOD',
        section('actions', 'Recommended actions', 'what should be done next, recommendations and plans', ACTION),
      ),
      section('questions', 'Open questions', 'what is not known or not decided yet', QUESTION_LEFT, 3),
    ],
  },
  FeatureRequests: {
    label: 'Feature requests',
    description: 'What people ask for, why, and what they do until then',
    sections: [
      told('requests', 'Requests', 'features and improvements that people want or miss', session.REQUEST, 6),
      {
        ...section('reasons', 'Why it matters', 'problems caused by what is missing', [PAIN, session.OWN]),
        after: 'requests',
      },
      {
        ...told(
          'workarounds',
          'Workarounds today',
          'how people manage without it, by hand or with other tools',
          session.WORKAROUND,
          3,
        ),
        after: 'requests',
      },
    ],
  },
  UsabilityTest: {
    label: 'Usability test',
    description: 'Tasks, what worked, problems and suggestions',
    signs: [
      { pattern: session.ON_SCREEN, least: 3 },
      { pattern: session.SCREEN_PARTS, least: 3 },
    ],
    sections: [
      {
        ...told('tasks', 'Tasks', 'what the participant tried to do, the tasks of the session', [
          session.TASK,
          session.NO_PROBLEM,
        ]),
        byAnyone: true,
      },
      told('worked', 'What worked', 'what was easy, clear and liked', session.WENT_WELL),
      told('problems', 'Problems', 'what was confusing, slow or failed', session.WENT_WRONG, 5),
      told('expectations', 'Expectations', 'what the participant expected to happen', session.EXPECTED, 3),
      told('suggestions', 'Suggestions', 'what the participant would change or add', session.REQUEST, 3),
    ],
  },
  CustomerCall: {
    label: 'Customer call',
    description: 'Context, needs, concerns and next steps',
    signs: [
      { pattern: session.YOURS, least: 2 },
      { pattern: session.OURS, least: 2 },
    ],
    sections: [
      told('context', 'Context', 'the customer, their team, company, role and current setup', sales.SITUATION),
      told('needs', 'Needs', 'what the customer wants to achieve or asks for', session.NEED),
      section('concerns', 'Concerns', 'problems, objections and worries of the customer', [PAIN, session.OWN]),
      told('next', 'Next steps', 'what was agreed, who does what next', session.NEXT, 3),
    ],
  },
  VoiceOfCustomerReport: {
    label: 'Voice of customer',
    description: 'What customers value, miss and wish for',
    sections: [
      felt('GOOD', section('value', 'What they value', 'what customers like, and what helps them', VALUE)),
      felt(
        'BAD',
        section('pains', 'What troubles them', 'what customers complain about, problems and frustration', PAIN),
      ),
      felt('NOT_GOOD', section('wishes', 'What they wish for', 'what customers want, need and suggest', WANTING)),
    ],
  },
  ResearchReport: {
    label: 'Research report',
    description: 'Background, findings, and what follows from them',
    sections: [
      section(
        'background',
        'Background',
        'the participants, their role and experience, and how they work today',
        /\b(?:role|background|experience|started|joined|years?|team|company|responsib\w*|work(?:s|ed|ing)? (?:on|at|with|in|for|as))\b/iu,
      ),
      { key: 'findings', title: 'Findings', about: '', sentences: 6 },
      felt('BAD', section('pains', 'Pain points', 'problems, difficulties and frustration', PAIN)),
      felt('NOT_GOOD', section('recommendations', 'Recommendations', 'what should change, what to do next', ACTION)),
    ],
  },
  ProductPRD: {
    label: 'Product requirements',
    description: 'Problem, users, goals, requirements and risks',
    signs: [{ pattern: session.PRODUCT, least: 5 }],
    sections: [
      section('problem', 'Problem', 'the problem that people have today', PAIN),
      section(
        'users',
        'Users',
        'the people who have it, their role and work',
        /\b(?:users?|customers?|developers?|engineers?|teams?|people|clients?|participants?|managers?|designers?)\b/iu,
        3,
      ),
      section(
        'goals',
        'Goals',
        'what they want to achieve and why',
        /\b(?:goals?|want(?:s|ed)?|aim\w*|achiev\w*|so that|in order to|to be able|success\w*|purpose|objective\w*)\b/iu,
        3,
      ),
      section('requirements', 'Requirements', 'what the product must do', WANTING, 5),
      section('risks', 'Risks and open questions', 'constraints, risks and what is not decided', QUESTION_LEFT, 3),
    ],
  },
  SalesMEDICC: {
    label: 'Sales (MEDDIC)',
    description: 'Metrics, buyer, criteria, process, pain, champion, competition',
    signs: SALE,
    sections: [
      told('metrics', 'Metrics', 'numbers, costs and measurable results', [NUMBERS, sales.METRIC], 3),
      told('buyer', 'Economic buyer', 'who decides about the budget and signs', sales.BUYER, 3),
      told('criteria', 'Decision criteria', 'what a solution must have to be chosen', sales.CRITERIA, 3),
      told('process', 'Decision process', 'how and when they decide, the steps to a contract', sales.PROCESS, 3),
      section('pain', 'Identified pain', 'problems that cost them time or money', [PAIN, session.OWN]),
      told('champion', 'Champion', 'people inside the company who push for it', sales.CHAMPION, 3),
      told('competition', 'Competition', 'other products and vendors that they use or consider', sales.COMPETITION, 3),
    ],
  },
  SalesSPICED: {
    label: 'Sales (SPICED)',
    description: 'Situation, pain, impact, critical event, decision',
    signs: SALE,
    sections: [
      told('situation', 'Situation', 'the company, team and current setup', sales.SITUATION),
      section('pain', 'Pain', 'problems that they have', [PAIN, session.OWN]),
      told('impact', 'Impact', 'what the problems cost, and what solving them is worth', sales.IMPACT),
      told('event', 'Critical event', 'a date or event until which it must be solved', sales.EVENT, 3),
      told('decision', 'Decision', 'how they decide, who is involved, and by which criteria', sales.PROCESS, 3),
    ],
  },
  CustomPrompt: {
    label: 'Custom prompt',
    description: 'Answers your own instruction',
    sections: [{ key: 'custom', title: null, about: '', sentences: 8 }],
  },
};
