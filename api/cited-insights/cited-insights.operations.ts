import { InsertText } from '@evident/application/cited-insights/insert-text';
import { SaveTextAsInsight } from '@evident/application/cited-insights/save-text-as-insight';
import { InsertedTextDto, NewCitedInsightDto, SavedInsightDto, TextToInsertDto } from './cited-insights.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const CITED_INSIGHTS_OPERATIONS = {
  saveTextAsInsight: operation({
    route: 'POST /ai/texts/{textId}/insight',
    asks: SaveTextAsInsight,
    summary: 'Save a generated text as an unpublished insight',
    description:
      'Highlights the quotes in their notes; they are its live evidence. Quotes that you cannot highlight are written out.',
    body: NewCitedInsightDto,
    answers: SavedInsightDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, textId, body: wanted }) => new SaveTextAsInsight(actor, textId, wanted),
  }),
  insertText: operation({
    route: 'POST /insights/{insightId}/ai-texts',
    asks: InsertText,
    summary: 'Insert a generated text at the end of an insight',
    description: 'Its quotes become live evidence. Members who edit the insight at the same time lose nothing.',
    body: TextToInsertDto,
    answers: InsertedTextDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, insightId, body: { textId } }) => new InsertText(actor, insightId, textId),
  }),
};
