import type {
  AnswerPassage,
  ConversationView,
  CountedView,
  FoundAnswer,
  MessageView,
} from '@evident/domain/conversations';
import { allOf, systemRow } from '@evident/domain/filters';
import { sampleText } from '../../ai/sample-text.ts';

export const sampleConversation = (more: Partial<ConversationView> = {}): ConversationView => ({
  id: 'k1',
  title: 'What do people say about exports?',
  scope: { type: 'WORKSPACE', id: null },
  scopeTitle: null,
  messages: 3,
  createdAt: '2026-11-23T12:00:00.000Z',
  updatedAt: '2026-11-23T12:00:00.000Z',
  version: 1,
  ...more,
});

const text = sampleText({ method: 'EXTRACTED', model: null });

/** The first passage with the turns around it, the others alone. */
export const samplePassages: AnswerPassage[] = text.content.citations.map(({ citationReferenceId, quote }, at) => ({
  citationReferenceId,
  lines: [
    ...(at === 0
      ? [{ speaker: 'Interviewer', parts: [{ text: 'Do you trust the numbers of the export?', marked: false }] }]
      : []),
    {
      speaker: at === 2 ? 'Participant 5' : 'Participant 3',
      parts: [
        { text: 'Well, yes and no. ', marked: false },
        { text: quote, marked: true },
        { text: ' And that takes the whole morning, every Monday, before anyone else is in.', marked: false },
      ],
    },
  ],
}));

export const sampleAnswer: NonNullable<MessageView['answer']> = {
  text,
  summary: 'Numbers are checked by hand before they are sent. The export is not trusted.',
  citations: text.content.citations,
  passages: samplePassages,
  terms: [],
  numProjects: 1,
  numHighlights: 0,
  numChannels: 0,
  numItems: 1,
  isQuestion: true,
  followUps: ['What else does Participant 3 say about this?'],
};

const base = {
  text: '',
  answer: null,
  counted: null,
  searched: null,
  missing: [],
  rating: null,
  createdAt: '2026-11-23T12:00:00.000Z',
};

export const sampleMessages: MessageView[] = [
  { ...base, id: 'm1', role: 'USER', text: 'What do people say about exports?' },
  {
    ...base,
    id: 'm2',
    role: 'THINKING',
    searched: { projects: 2, notes: 12, insights: 1, highlights: 4 },
    missing: ['zebra'],
  },
  { ...base, id: 'm3', role: 'ASSISTANT', answer: sampleAnswer },
];

export const sampleCount: CountedView = {
  counts: 'NOTE',
  count: 7,
  total: 19,
  definition: 'notes that contain the word “cost”, dated since Jun 1, 2026',
  list: {
    type: 'NOTE',
    projectId: null,
    filter: allOf(systemRow('Date', 'IsAfter', '2026-05-31'), systemRow('Content', 'Contains', 'cost')),
  },
};

export const sampleFound: FoundAnswer = {
  ...sampleAnswer,
  text: null,
  sentences: text.content,
  counted: null,
  searched: { projects: 2, notes: 12, insights: 1, highlights: 4 },
  missing: [],
};
