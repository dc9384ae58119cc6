import type { TranslationLanguage } from '@evident/domain/transcripts';
import type { Editor } from '@tiptap/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { translateMore } from '../../data/transcripts/mutations.ts';
import { translationQuery } from '../../data/transcripts/queries.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { showTranslation } from './translation-layer.ts';

/** The translation shown in a note, and translating what is missing or stale. */
export function useTranslation(noteId: string, editor: Editor | null, language: TranslationLanguage | null) {
  const client = useQueryClient();
  const [translating, setTranslating] = useState(false);
  const { data } = useQuery({ ...translationQuery(noteId, language ?? 'en'), enabled: language !== null });
  useEffect(() => {
    if (!editor || editor.isDestroyed || language === null || !data) return undefined;
    return showTranslation(editor, { language, turns: data.turns });
  }, [editor, language, data]);
  const translate = async () => {
    if (language === null) return;
    setTranslating(true);
    try {
      for (let before = Infinity; ;) {
        const now = await translateMore(noteId, language);
        client.setQueryData(translationQuery(noteId, language).queryKey, now);
        if (now.result === 'Failure')
          showToast({ tone: 'danger', title: 'Translation failed', message: now.message ?? undefined });
        if (now.result === 'Failure' || now.remaining === 0 || now.remaining >= before) break;
        before = now.remaining;
      }
    } catch (thrown) {
      showProblem(thrown, 'Translation failed');
    }
    setTranslating(false);
  };
  return {
    translate,
    translating,
    remaining: language === null ? 0 : (data?.remaining ?? 0),
    total: data?.turns.length ?? 0,
  };
}
