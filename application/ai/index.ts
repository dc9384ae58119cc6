export type { AiTextReader } from './ai-text-reader.ts';
export type { AiTextStore } from './ai-text-store.ts';
export { demandUnchanged } from './demand-unchanged.ts';
export { aiTextChanged } from './events.ts';
export type { EvidenceWriter, TaskSection, WritingTask } from './evidence-writer.ts';
export type { AskModel } from './ask-model.ts';
export { type LanguageModel, ModelUnavailable } from './language-model.ts';
export type { ModelOfWorkspace } from './model-of-workspace.ts';
export { type AiTextPorts, failAiText, runAiText } from './run-ai-text.ts';
