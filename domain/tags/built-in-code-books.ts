import type { Hue, Uuid } from '../kernel/index.ts';
import type { TagTemplateView } from './code-book-shapes.ts';
import type { CodeBook, CodeGroup } from './code-book.ts';

/** A code book of the product or of the workspace, to start a board with. */
export interface TagTemplate {
  readonly id: string;
  readonly title: string;
  readonly about: string | null;
  readonly codeBook: CodeBook;
}

/** A board that a member saved as a template of the workspace. */
export interface SavedTagTemplate {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly title: string;
  readonly codeBook: CodeBook;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
}

const group = (title: string, color: Hue, tags: readonly (readonly [string, string])[]): CodeGroup => ({
  title,
  color,
  hex: null,
  tags: tags.map(([name, description]) => ({ title: name, description, role: null, color: null, hex: null })),
});

export const BUILT_IN_CODE_BOOKS: readonly TagTemplate[] = [
  {
    id: 'usability-test',
    title: 'Usability test',
    about: 'How people did it, where they got stuck, and how bad it was.',
    codeBook: {
      groups: [
        group('Behavior', 'blue', [
          ['Completes the task', 'Reaches the goal without help'],
          ['Completes with help', 'Needs a hint from the moderator'],
          ['Gives up', 'Stops before reaching the goal'],
          ['Works around it', 'Finds another way than the intended one'],
        ]),
        group('Problem', 'orange', [
          ['Does not see it', 'Overlooks a control or a message'],
          ['Misunderstands a term', 'Reads a word differently than meant'],
          ['Expects something else', 'The result surprises them'],
          ['Loses their place', 'Does not know where they are'],
        ]),
        group('Severity', 'red', [
          ['Blocks', 'The task cannot be finished'],
          ['Slows down', 'The task takes longer than it should'],
          ['Annoys', 'A nuisance without consequences'],
        ]),
        group('Reaction', 'green', [
          ['Praise', 'Says that something is good'],
          ['Complaint', 'Says that something is bad'],
          ['Idea', 'Suggests a change'],
        ]),
      ],
    },
  },
  {
    id: 'interviews',
    title: 'Interviews',
    about: 'Jobs, pains and gains for a round of discovery interviews.',
    codeBook: {
      groups: [
        group('Jobs', 'blue', [
          ['Goal', 'What they want to achieve'],
          ['Trigger', 'What makes them start'],
          ['Step today', 'How they do it now'],
          ['Tool', 'What they use for it'],
        ]),
        group('Pains', 'orange', [
          ['Obstacle', 'What gets in the way'],
          ['Risk', 'What they fear could go wrong'],
          ['Effort', 'What costs time or money'],
        ]),
        group('Gains', 'green', [
          ['Wish', 'What they hope for'],
          ['Success', 'How they know that it worked'],
        ]),
        group('People', 'violet', [
          ['Decides', 'Who has the last word'],
          ['Influences', 'Whose opinion counts'],
          ['Is affected', 'Who lives with the result'],
        ]),
      ],
    },
  },
  {
    id: 'feedback',
    title: 'Feedback and support',
    about: 'Sort survey answers, reviews and tickets by kind, area and mood.',
    codeBook: {
      groups: [
        group('Kind', 'blue', [
          ['Bug', 'Something does not work as intended'],
          ['Request', 'Something is missing'],
          ['Question', 'Something is unclear'],
          ['Praise', 'Something is good'],
        ]),
        group('Area', 'teal', [
          ['First steps', 'Signing up, setting up, first use'],
          ['Daily use', 'What they do every day'],
          ['Price', 'Plans, payment, value'],
          ['Support', 'Help, documents, answers'],
        ]),
        group('Mood', 'amber', [
          ['Delighted', 'Would recommend it'],
          ['Neutral', 'Neither good nor bad'],
          ['Frustrated', 'Could leave'],
        ]),
      ],
    },
  },
  {
    id: 'diary-study',
    title: 'Diary study',
    about: 'Moments, context and feelings over several days.',
    codeBook: {
      groups: [
        group('Moment', 'violet', [
          ['First time', 'Does it for the first time'],
          ['Routine', 'Does it as always'],
          ['Exception', 'Does it differently than usual'],
        ]),
        group('Context', 'cyan', [
          ['At home', 'Where they live'],
          ['At work', 'Where they work'],
          ['On the way', 'Between places'],
          ['With others', 'Other people take part'],
        ]),
        group('Feeling', 'pink', [
          ['Joy', 'Happy, proud, relieved'],
          ['Stress', 'Hurried, overwhelmed'],
          ['Boredom', 'Tired of it'],
          ['Doubt', 'Not sure that it is right'],
        ]),
      ],
    },
  },
];

export const templateViewOf = ({ id, title, about, codeBook }: TagTemplate, builtIn: boolean): TagTemplateView => ({
  id,
  title,
  about,
  builtIn,
  groups: codeBook.groups.map((one) => ({ title: one.title, tags: one.tags.map((tag) => tag.title) })),
});
