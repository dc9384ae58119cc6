/** A prompt that members choose in their client. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'answer_with_citations',
    title: 'Answer a question from research',
    description: 'Answers a question with quotes from highlights, each with its link.',
    arguments: [{ name: 'question', description: 'The question to answer', required: true }],
    text: ({ question }) =>
      `Answer this question from our research: ${question}\n\nSearch highlights, notes and insights. Quote word for word, and link each quote to its highlight. Say how many different people and notes support the answer, and what contradicts it. If there is too little evidence, say so.`,
  },
  {
    name: 'draft_insight',
    title: 'Draft an insight',
    description: 'Drafts an insight about a topic, with highlights as evidence, for a member to review.',
    arguments: [
      { name: 'topic', description: 'The topic of the insight', required: true },
      { name: 'projectId', description: 'The project to create it in', required: true },
    ],
    text: ({ topic, projectId }) =>
      `Find highlights about “${topic}” in the project ${projectId}. Summarize in one sentence what they have in common, and list what contradicts it. Show me the title, the text and the evidence. After I agree, create it with draft_insight.`,
  },
];
