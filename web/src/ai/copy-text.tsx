import { ActionIcon, Tooltip } from '@mantine/core';
import { citedMarkdown } from '@evident/domain/cited-insights';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { aiTextQuery } from '../data/ai/queries.ts';
import { useCopy } from '../kernel/copy.ts';

const LABELS = { copied: 'Copied with quotes and links', refused: 'The browser blocked the clipboard' } as const;

/** Copies a generated text as Markdown, with its quotes and links to their places. */
export function CopyText({ textId }: { textId: string }) {
  const client = useQueryClient();
  const { said, copy } = useCopy();
  const run = async () => copy(citedMarkdown(await client.ensureQueryData(aiTextQuery(textId)), location.origin));
  const Icon = said === 'copied' ? Check : Copy;
  return (
    <Tooltip label={said ? LABELS[said] : 'Copy as Markdown'}>
      <ActionIcon
        size="sm"
        variant="subtle"
        aria-label={said ? LABELS[said] : 'Copy as Markdown'}
        onClick={() => void run()}
      >
        <Icon size={14} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
