import type { EvidenceText } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import { notFound } from '@evident/domain/kernel';
import type { AiTextReader } from './ai-text-reader.ts';

/** Reads a generated text, also while it is written. */
export class GetAiText extends Query<EvidenceText> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly textId: Uuid,
  ) {
    super();
  }
}

export const GetAiTextHandler = answeredBy(async ({ actor, textId }: GetAiText, texts: AiTextReader) => {
  const [text] = await texts.read(actor, [textId]);
  return text ?? notFound('Text');
});
