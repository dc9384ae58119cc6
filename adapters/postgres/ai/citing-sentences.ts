import type { CitingSentence } from '@evident/application/ai/citing-sentence';
import type { EvidenceContent } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

/** Sentences of generated texts that cite notes, with their quotes from them. */
export async function citingSentences(session: Session, noteIds: readonly Uuid[]): Promise<CitingSentence[]> {
  const notes = new Set(noteIds);
  const texts = await session.query<{ content: EvidenceContent }>(
    `SELECT t.content FROM ai_text t
     WHERE t.id IN (SELECT s.ai_text_id FROM ai_text_source s WHERE s.source_id = ANY ($1) OR s.note_id = ANY ($1))`,
    [noteIds],
  );
  return texts.flatMap(({ content: { sections, citations } }) => {
    const quotes = new Map(
      citations
        .filter(({ id, parentId }) => notes.has(id) || notes.has(parentId ?? ''))
        .map(({ citationReferenceId, quote }) => [citationReferenceId, quote]),
    );
    return sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ text, citations }) => {
        const cited = citations.flatMap((id) => quotes.get(id) ?? []);
        return cited.length > 0 ? [{ text, quotes: cited }] : [];
      }),
    );
  });
}
