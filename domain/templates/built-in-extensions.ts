import { HUE_HEX, type Uuid } from '../kernel/index.ts';
import { type Blueprint, NO_BLUEPRINT } from './blueprint.ts';
import { type BuiltIn, INTERVIEWS, USABILITY_TEST, WEEKLY, builtInId, document } from './built-in-insights.ts';

const NEVER = 'ffffffff-0000-4000-8000-';
const part = (number: number): Uuid => `${NEVER}${String(number).padStart(12, '0')}`;

/** A select field of notes or insights. */
const select = (
  id: number,
  objectType: 'NOTE' | 'INSIGHT',
  label: string,
  options: readonly (readonly [string, keyof typeof HUE_HEX])[],
): Blueprint['fields'][number] => ({
  id: part(id),
  objectType,
  type: 'SELECT',
  label,
  fieldSetId: null,
  settings: {
    options: options.map(([name, hue], at) => ({ id: part(id + at + 1), label: name, color: HUE_HEX[hue] })),
    max: 1,
  },
});
const field = (
  id: number,
  objectType: 'NOTE' | 'INSIGHT',
  label: string,
  type: 'TEXT' | 'DATETIME' | 'NUMBER' | 'NPS' | 'URL',
): Blueprint['fields'][number] => ({
  id: part(id),
  objectType,
  type,
  label,
  fieldSetId: null,
  settings:
    type === 'NUMBER'
      ? { format: 'number' }
      : type === 'NPS'
        ? { labels: { detractor: 'Detractor', passive: 'Passive', promoter: 'Promoter' } }
        : {},
});
/** A board with groups of tags. */
function board(
  id: number,
  title: string,
  groups: readonly (readonly [string, keyof typeof HUE_HEX, readonly string[]])[],
): Pick<Blueprint, 'boards' | 'groups' | 'tags'> {
  const groupId = (at: number) => part(id + (at + 1) * 20);
  return {
    boards: [{ id: part(id), title }],
    groups: groups.map(([name, color], at) => ({
      id: groupId(at),
      tagBoardId: part(id),
      title: name,
      color,
      hex: null,
    })),
    tags: groups.flatMap(([, , tags], at) =>
      tags.map((name, place) => ({
        id: part(id + (at + 1) * 20 + place + 1),
        tagGroupId: groupId(at),
        title: name,
        description: null,
        role: null,
        color: null,
        hex: null,
      })),
    ),
  };
}
const templateOf = ({ title, description, document: body }: BuiltIn, id: number): Blueprint['templates'][number] => ({
  id: part(id),
  title,
  description,
  document: body,
});

const extension = (number: number, title: string, description: string, blueprint: Partial<Blueprint>): BuiltIn => ({
  id: builtInId(number),
  kind: 'EXTENSION',
  title,
  description,
  document: document({ type: 'paragraph' }),
  blueprint: { ...NO_BLUEPRINT, ...blueprint },
});

const USABILITY = {
  fields: [
    select(1000, 'NOTE', 'Task result', [
      ['Done', 'green'],
      ['Done with help', 'amber'],
      ['Not done', 'red'],
    ]),
    field(1010, 'NOTE', 'Device', 'TEXT'),
    select(1020, 'INSIGHT', 'Severity', [
      ['Blocks', 'red'],
      ['Hinders', 'orange'],
      ['Annoys', 'amber'],
      ['Cosmetic', 'grey'],
    ]),
  ],
  ...board(2000, 'Usability', [
    ['Problem', 'red', ['Not found', 'Not understood', 'Does not work', 'Too slow', 'Wrong expectation']],
    ['Reaction', 'blue', ['Confused', 'Frustrated', 'Delighted', 'Workaround']],
    ['Area', 'teal', ['Navigation', 'Forms', 'Search', 'Sign-up']],
  ]),
};
export const USABILITY_TESTING = extension(
  101,
  'Usability testing',
  'Task results and severities as fields, a board for problems and reactions, and a report.',
  { ...USABILITY, templates: [templateOf(USABILITY_TEST, 3000)] },
);
export const VOICE_OF_CUSTOMER = extension(
  102,
  'Voice of customer',
  'Source, score and segment of feedback, a board for requests and complaints, and a weekly report.',
  {
    fields: [
      select(4000, 'NOTE', 'Source', [
        ['Support', 'blue'],
        ['Sales', 'violet'],
        ['Review', 'teal'],
        ['Survey', 'lime'],
        ['Community', 'pink'],
      ]),
      field(4010, 'NOTE', 'Score', 'NPS'),
      field(4020, 'NOTE', 'Segment', 'TEXT'),
      select(4030, 'INSIGHT', 'Priority', [
        ['Now', 'red'],
        ['Next', 'amber'],
        ['Later', 'grey'],
      ]),
    ],
    ...board(5000, 'Voice of customer', [
      ['Request', 'violet', ['New feature', 'Integration', 'Better documentation']],
      ['Complaint', 'red', ['Price', 'Quality', 'Speed', 'Support']],
      ['Praise', 'green', ['Ease of use', 'Helpful people', 'Saves time']],
    ]),
    templates: [templateOf(WEEKLY, 6000)],
  },
);
export const INTERVIEW_STUDY = extension(
  103,
  'Interview study',
  'Role and company as fields, a board for needs and obstacles, and a report of the round.',
  {
    fields: [
      field(7000, 'NOTE', 'Role', 'TEXT'),
      field(7010, 'NOTE', 'Company', 'TEXT'),
      field(7020, 'NOTE', 'Interviewed on', 'DATETIME'),
    ],
    ...board(8000, 'Interviews', [
      ['Need', 'blue', ['Goal', 'Motivation', 'Expectation']],
      ['Obstacle', 'orange', ['Pain point', 'Workaround', 'Missing']],
      ['Context', 'teal', ['Tools', 'People involved', 'Frequency']],
    ]),
    templates: [templateOf(INTERVIEWS, 9000)],
  },
);
