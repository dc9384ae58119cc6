import type { ConversationScope, MessageView } from '@evident/domain/conversations';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Says where an answer was looked for: "Looked in 3 notes and 1 insight of 2 projects". */
export function lookedIn(
  { notes, insights, highlights, projects, channels = 0, dataPoints = 0 }: NonNullable<MessageView['searched']>,
  scope: ConversationScope['type'],
): string {
  if (scope === 'NOTE') return 'Looked in this note';
  const things = [
    counted(notes, 'note'),
    ...(insights > 0 ? [counted(insights, 'insight')] : []),
    ...(highlights > 0 ? [counted(highlights, 'highlight')] : []),
    ...(dataPoints > 0 ? [counted(dataPoints, 'data point')] : []),
  ];
  const list = things.length === 1 ? things[0]! : `${things.slice(0, -1).join(', ')} and ${things.at(-1)!}`;
  const places = [counted(projects, 'project'), ...(channels > 0 ? [counted(channels, 'channel')] : [])];
  return `Looked in ${list}${scope === 'PROJECT' ? ' of this project' : ` of ${places.join(' and ')}`}`;
}

/** Names words that occur nowhere: "No text has “xylophone”". */
export const notFound = (missing: readonly string[]): string | null =>
  missing.length === 0 ? null : `No text that you can see contains ${missing.map((word) => `“${word}”`).join(', ')}.`;

/** Says that a question is in a language that neither the sources nor the model of meanings know. */
export function languageNotice({ language }: NonNullable<MessageView['searched']>): string | null {
  if (language === undefined) return null;
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return `The question is in ${name}, and the sources are not. Only names, numbers and equal words were looked for.`;
}
