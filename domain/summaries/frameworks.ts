import { ACTION, DECIDING, NUMBERS, PAIN, QUESTION_LEFT, VALUE, WANTING } from './cues.ts';
import { type FrameworkSection, section } from './framework-section.ts';

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
}

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
      section('opportunities', 'Opportunities', 'problems, unmet needs and pain points that could be solved', PAIN),
      section('actions', 'Recommended actions', 'what should be done next, recommendations and plans', ACTION),
      section('questions', 'Open questions', 'what is not known or not decided yet', QUESTION_LEFT, 3),
    ],
  },
  FeatureRequests: {
    label: 'Feature requests',
    description: 'What people ask for, why, and what they do until then',
    sections: [
      section('requests', 'Requests', 'features and improvements that people want or miss', WANTING, 6),
      section('reasons', 'Why it matters', 'problems caused by what is missing', PAIN),
      section(
        'workarounds',
        'Workarounds today',
        'how people manage without it, by hand or with other tools',
        /\b(?:work(?:-| )?arounds?|manual(?:ly)?|by hand|instead|spreadsheets?|excel|copy|copies|own (?:script|tool)s?|hand-rolled|home-?grown|for now|currently|at the moment|hack\w*)\b/iu,
        3,
      ),
    ],
  },
  UsabilityTest: {
    label: 'Usability test',
    description: 'Tasks, what worked, problems and suggestions',
    sections: [
      {
        ...section(
          'tasks',
          'Tasks',
          'what the participant tried to do, the tasks of the session',
          /\b(?:task\w*|try(?:ing)? to|tried to|click\w*|scroll\w*|search\w* for|look(?:ing)? for|navigat\w*|open(?:ed|ing)?|find(?:ing)?|found)\b/iu,
        ),
        byAnyone: true,
      },
      section('worked', 'What worked', 'what was easy, clear and liked', VALUE),
      section('problems', 'Problems', 'what was confusing, slow or failed', PAIN, 5),
      section(
        'expectations',
        'Expectations',
        'what the participant expected to happen',
        /\b(?:expect\w*|thought (?:it|that|this)|assum\w*|supposed to|surpris\w*|would have)\b/iu,
        3,
      ),
      section('suggestions', 'Suggestions', 'what the participant would change or add', WANTING, 3),
    ],
  },
  CustomerCall: {
    label: 'Customer call',
    description: 'Context, needs, concerns and next steps',
    sections: [
      section(
        'context',
        'Context',
        'the customer, their team, company, role and current setup',
        /\b(?:team|company|organi[sz]ation|role|currently|today|at the moment|we (?:use|have|run|are)|our)\b/iu,
      ),
      section('needs', 'Needs', 'what the customer wants to achieve or asks for', WANTING),
      section('concerns', 'Concerns', 'problems, objections and worries of the customer', PAIN),
      section('next', 'Next steps', 'what was agreed, who does what next', ACTION, 3),
    ],
  },
  VoiceOfCustomerReport: {
    label: 'Voice of customer',
    description: 'What customers value, miss and wish for',
    sections: [
      section('value', 'What they value', 'what customers like, and what helps them', VALUE),
      section('pains', 'What troubles them', 'what customers complain about, problems and frustration', PAIN),
      section('wishes', 'What they wish for', 'what customers want, need and suggest', WANTING),
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
      section('pains', 'Pain points', 'problems, difficulties and frustration', PAIN),
      section('recommendations', 'Recommendations', 'what should change, what to do next', ACTION),
    ],
  },
  ProductPRD: {
    label: 'Product requirements',
    description: 'Problem, users, goals, requirements and risks',
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
    sections: [
      section('metrics', 'Metrics', 'numbers, costs and measurable results', NUMBERS, 3),
      section(
        'buyer',
        'Economic buyer',
        'who decides about the budget and signs',
        /\b(?:budget\w*|c[etifo]o|vp|vice president|director|head of|executive\w*|leadership|managers?|(?:upper|senior|top) management|boss|approv\w*|sign(?:s|ed)? off)\b/iu,
        3,
      ),
      section(
        'criteria',
        'Decision criteria',
        'what a solution must have to be chosen',
        /\b(?:criteria|require\w*|must(?:-| )have|need(?:s|ed)?|important|standard\w*|complian\w*|security|integrat\w*|price|cost\w*|compar\w*|evaluat\w*)\b/iu,
        3,
      ),
      section('process', 'Decision process', 'how and when they decide, the steps to a contract', DECIDING, 3),
      section('pain', 'Identified pain', 'problems that cost them time or money', PAIN),
      section(
        'champion',
        'Champion',
        'people inside the company who push for it',
        /\b(?:champion\w*|advocat\w*|proponent|sponsor\w*|push(?:ed|ing)? for|encourag\w*|convinc\w*|drove|driving|excited|enthusias\w*|recommend\w*)\b/iu,
        3,
      ),
      section(
        'competition',
        'Competition',
        'other products and vendors that they use or consider',
        /\b(?:competit\w*|alternativ\w*|vendors?|compared (?:to|with)|switch(?:ed|ing)? (?:from|to)|instead of|other (?:tools?|products?|solutions?)|proprietary|commercial)\b/iu,
        3,
      ),
    ],
  },
  SalesSPICED: {
    label: 'Sales (SPICED)',
    description: 'Situation, pain, impact, critical event, decision',
    sections: [
      section(
        'situation',
        'Situation',
        'the company, team and current setup',
        /\b(?:currently|today|at the moment|we (?:use|have|run|are)|our|team|company|setup|stack|started|joined)\b/iu,
      ),
      section('pain', 'Pain', 'problems that they have', PAIN),
      section(
        'impact',
        'Impact',
        'what the problems cost, and what solving them is worth',
        /\b(?:impact\w*|cost\w*|sav(?:e|es|ed|ing)|los[est]\w*|hours?|days?|money|revenue|faster|slower|result\w*|benefit\w*|\d+ ?%|percent)\b/iu,
      ),
      section(
        'event',
        'Critical event',
        'a date or event until which it must be solved',
        /\b(?:deadline\w*|by (?:the end|next|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4])|until|quarter|renew\w*|expir\w*|launch\w*|release\w*|migrat\w*|end of (?:the )?(?:year|month|quarter))\b/iu,
        3,
      ),
      section('decision', 'Decision', 'how they decide, who is involved, and by which criteria', DECIDING, 3),
    ],
  },
  CustomPrompt: {
    label: 'Custom prompt',
    description: 'Answers your own instruction',
    sections: [{ key: 'custom', title: null, about: '', sentences: 8 }],
  },
};
