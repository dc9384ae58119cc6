export type { AiTextReader } from './ai-text-reader.ts';
export type { AiTextStore, FinishedText } from './ai-text-store.ts';
export { aiTextChanged } from './events.ts';
export type { EvidenceWriter, TaskSection, WritingTask, Written } from './evidence-writer.ts';
export { type LanguageModel, type LanguageModels, ModelUnavailable } from './language-model.ts';
export { type AiTextPorts, failAiText, runAiText } from './run-ai-text.ts';
