import type { RichNode } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { NO_BLUEPRINT } from './blueprint.ts';
import type { Template } from './template.ts';

/** A template that every workspace has. */
export type BuiltIn = Pick<Template, 'id' | 'kind' | 'title' | 'description' | 'document' | 'blueprint'>;

export const builtInId = (number: number): Uuid => `00000000-0000-4000-8000-0000000${String(number).padStart(5, '0')}`;

const text = (words: string): RichNode[] => (words === '' ? [] : [{ type: 'text', text: words }]);
export const heading = (words: string): RichNode => ({ type: 'heading', attrs: { level: 2 }, content: text(words) });
export const prompt = (words: string): RichNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, marks: [{ type: 'italic' }] }],
});
export const bullets = (...items: string[]): RichNode => ({
  type: 'bulletList',
  content: items.map((words) => ({ type: 'listItem', content: [{ type: 'paragraph', content: text(words) }] })),
});
export const numbered = (...items: string[]): RichNode => ({ ...bullets(...items), type: 'orderedList' });
const cell = (type: 'tableHeader' | 'tableCell', words: string): RichNode => ({
  type,
  content: [words === '' ? { type: 'paragraph' } : { type: 'paragraph', content: text(words) }],
});
const table = (head: string[], rows: string[][]): RichNode => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: head.map((words) => cell('tableHeader', words)) },
    ...rows.map((row) => ({ type: 'tableRow', content: row.map((words) => cell('tableCell', words)) })),
  ],
});
export const document = (...content: RichNode[]): RichNode => ({ type: 'doc', content });

const insight = (number: number, title: string, description: string, ...content: RichNode[]): BuiltIn => ({
  id: builtInId(number),
  kind: 'INSIGHT',
  title,
  description,
  document: document(...content),
  blueprint: NO_BLUEPRINT,
});

export const USABILITY_TEST = insight(
  1,
  'Usability test',
  'How people tried it, where they got stuck, and what to fix first.',
  heading('In short'),
  prompt('One or two sentences that someone who reads nothing else should take away.'),
  heading('What we tested'),
  bullets('Product and version:', 'Participants and how we found them:', 'Tasks:'),
  heading('What worked'),
  prompt('Insert the highlight that shows it. Type / to find one.'),
  heading('What did not work'),
  table(
    ['Problem', 'Severity', 'Seen with', 'Idea'],
    [
      ['', '', '', ''],
      ['', '', '', ''],
    ],
  ),
  heading('What speaks against this'),
  prompt('Sessions that went differently. Mark their evidence as contradicting.'),
  heading('Next steps'),
  numbered('Fix:', 'Test again:'),
);
export const INTERVIEWS = insight(
  2,
  'Interview round',
  'Themes of a round of interviews, with the words behind each.',
  heading('In short'),
  prompt('The answer to the research question, in two sentences.'),
  heading('Questions and people'),
  bullets('What we wanted to know:', 'Who we talked to:', 'When:'),
  heading('Theme 1'),
  prompt('State it as a finding. Put two or three quotes of different people below.'),
  heading('Theme 2'),
  prompt('State it as a finding.'),
  heading('Surprises and contradictions'),
  prompt('What did not fit? Mark evidence that contradicts a theme.'),
  heading('Open questions'),
  bullets(''),
  heading('What we recommend'),
  numbered(''),
);
export const SURVEY = insight(
  3,
  'Survey results',
  'Numbers first, then the answers in their own words.',
  heading('In short'),
  prompt('The most important number, and what it means.'),
  heading('How we asked'),
  bullets('Sent to:', 'Responses:', 'Period:'),
  heading('Results'),
  table(
    ['Question', 'Result', 'Compared with last time'],
    [
      ['', '', ''],
      ['', '', ''],
    ],
  ),
  heading('In their words'),
  prompt('Free-text answers that explain the numbers.'),
  heading('How sure we are'),
  prompt('Who did not answer? What could the numbers hide?'),
  heading('Next steps'),
  numbered(''),
);
export const WEEKLY = insight(
  4,
  'Weekly feedback',
  'The voice of your customers this week, in five minutes.',
  heading('This week'),
  prompt('Three sentences: more of, less of, new.'),
  heading('New'),
  prompt('What came up for the first time? Add the quote.'),
  heading('Again'),
  bullets('Topic, how often, since when:'),
  heading('Praise'),
  prompt('A quote for the whole team.'),
  heading('To decide'),
  numbered(''),
);
