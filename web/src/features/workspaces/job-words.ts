import { causeOf, type SetAsideJobView } from '@evident/domain/jobs';

const WORDS: Readonly<Record<string, string>> = {
  imports: 'Import',
  media: 'Processing of a recording',
  render: 'Rendering of a clip or reel',
  'redact-recording': 'Redaction of a recording',
  'read-document': 'Reading of a document',
  transcriptions: 'Transcription',
  summaries: 'Summary',
  'write-ai-doc': 'Writing of a doc',
  'write-wrap': 'Weekly wrap',
  'write-answer': 'Answer to a question',
  'run-agent': 'Run of an agent',
  'run-research': 'Research',
  'run-clusters': 'Clusters of highlights',
  'auto-features': 'Automatic features of a note',
};

/** The kind of a job in words; others by the name of their queue. */
export const jobWords = (kind: string): string => WORDS[kind] ?? `Background work (${kind})`;

/** Why a job was set aside. */
export const lossWords = (reason: SetAsideJobView['reason']): string =>
  reason === null ? 'Ended the server twice, or ran out of time or memory twice' : causeOf(reason);
