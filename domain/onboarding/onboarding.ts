import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

/** Goals of a member (document 000, section 1), with the words on screen. */
export const USE_CASES = {
  ResearchAnalysis: 'Analyze interviews and user tests',
  VideoTranscription: 'Transcribe recordings',
  InsightsHub: 'Keep all research in one place',
  ShareInsights: 'Share insights with colleagues',
  UnderstandCustomerNeeds: 'Understand what customers need',
  HighVolumeFeedback: 'Make sense of a lot of feedback',
  Recruitment: 'Find people to talk to',
  Surveys: 'Analyze survey answers',
  Others: 'Something else',
} as const;
export type UseCase = keyof typeof USE_CASES;
export const USE_CASE_NAMES = Object.keys(USE_CASES) as UseCase[];

/** The part of the product to begin with (decision D21), and the use case that it represents. */
export const PRODUCTS = ['research', 'channels', 'recruit'] as const;
export type Product = (typeof PRODUCTS)[number];
export const USE_CASE_OF: Readonly<Record<Product, UseCase>> = {
  research: 'ResearchAnalysis',
  channels: 'HighVolumeFeedback',
  recruit: 'Recruitment',
};

/** Variants of onboarding (document 002, section 9), chosen for the installation. */
export const ONBOARDING_VARIANTS = ['magic-onboarding', 'product-tour', 'default', 'default-no-sample'] as const;
export type OnboardingVariant = (typeof ONBOARDING_VARIANTS)[number];

export const CHECKLIST_STATUSES = ['active', 'completed'] as const;
export type ChecklistStatus = (typeof CHECKLIST_STATUSES)[number];

/** The items of the checklist, in order. Each is done once anything of its kind is in sight of the member. */
export const CHECKLIST = {
  'create-project': 'Create a project',
  'import-notes': 'Import your interviews and feedback',
  highlight: 'Highlight while you read',
  tag: 'Tag what belongs together',
  'write-insight': 'Write an insight',
  'publish-insight': 'Publish it',
} as const;
export type ChecklistId = keyof typeof CHECKLIST;
export const CHECKLIST_IDS = Object.keys(CHECKLIST) as ChecklistId[];

/** The most events that are counted of an item (decided): more make no difference. */
export const EVENTS_COUNTED = 100;

const useCases = {
  type: 'array',
  items: { type: 'string', enum: USE_CASE_NAMES },
  maxItems: USE_CASE_NAMES.length,
  examples: [['ResearchAnalysis']],
} as const;
const product = { type: 'string', enum: PRODUCTS } as const;
const status = { type: 'string', enum: CHECKLIST_STATUSES } as const;

export const onboardingView = {
  type: 'object',
  properties: {
    variant: { type: 'string', enum: ONBOARDING_VARIANTS },
    useCases,
    product: { ...product, nullable: true, description: 'The part to begin with; null if none was chosen' },
    answered: { type: 'boolean', description: 'The member answered or skipped the questions' },
    status: { ...status, description: 'The checklist: active until dismissed or done' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', enum: CHECKLIST_IDS },
          eventCount: {
            type: 'integer',
            minimum: 0,
            description: `How often it was done in the workspace, as far as the member sees; at most ${EVENTS_COUNTED}`,
          },
          project: {
            type: 'object',
            nullable: true,
            properties: { id, title: { type: 'string' } },
            required: ['id', 'title'],
            description: 'A project in which it was done last',
          },
        },
        required: ['id', 'eventCount', 'project'],
      },
    },
  },
  required: ['variant', 'useCases', 'product', 'answered', 'status', 'items'],
} as const satisfies ObjectSchema;
export type OnboardingView = Infer<typeof onboardingView>;
export type ChecklistItem = OnboardingView['items'][number];

/** Absent keeps. */
export const onboardingUpdate = {
  type: 'object',
  properties: {
    useCases,
    product: { ...product, examples: ['research'] },
    status: { ...status, description: 'completed hides the checklist; active shows it again' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type OnboardingUpdate = Infer<typeof onboardingUpdate>;

/** Stored answers of a member; null before the first answer. */
export interface StoredOnboarding {
  readonly useCases: readonly UseCase[];
  readonly product: Product | null;
  readonly status: ChecklistStatus;
}

export function viewOnboarding(
  variant: OnboardingVariant,
  stored: StoredOnboarding | null,
  items: readonly ChecklistItem[],
): OnboardingView {
  const done = items.every(({ eventCount }) => eventCount > 0);
  return {
    variant,
    useCases: [...(stored?.useCases ?? [])],
    product: stored?.product ?? null,
    answered: stored !== null,
    status: done ? 'completed' : (stored?.status ?? 'active'),
    items: [...items],
  };
}

/** After an update: a product also says what it is for. */
export function updatedOnboarding(stored: StoredOnboarding | null, update: OnboardingUpdate): StoredOnboarding {
  const useCases = update.useCases ?? stored?.useCases ?? [];
  const chosen = update.product === undefined ? [] : [USE_CASE_OF[update.product]];
  return {
    useCases: [...new Set([...useCases, ...chosen])],
    product: update.product ?? stored?.product ?? null,
    status: update.status ?? stored?.status ?? 'active',
  };
}

/** A first project for a use case, for members who do not know where to begin. */
export const SUGGESTED_PROJECTS: Readonly<Record<UseCase, { readonly title: string; readonly summary: string }>> = {
  ResearchAnalysis: { title: 'First interviews', summary: 'Interview notes, tagged by topic.' },
  VideoTranscription: { title: 'Recordings', summary: 'Recorded sessions with their transcripts.' },
  InsightsHub: { title: 'What we know', summary: 'Findings of earlier studies in one place.' },
  ShareInsights: { title: 'Findings to share', summary: 'Insights with the words behind them.' },
  UnderstandCustomerNeeds: { title: 'Customer needs', summary: 'Goals of customers, and the obstacles they meet.' },
  HighVolumeFeedback: { title: 'Feedback', summary: 'Tickets, reviews and answers, sorted by topic.' },
  Recruitment: { title: 'Study with new participants', summary: 'The people who took part, and what they said.' },
  Surveys: { title: 'Survey', summary: 'Answers by question, with the open ones tagged.' },
  Others: { title: 'First study', summary: '' },
};
