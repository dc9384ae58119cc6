import { shownChart } from '@evident/domain/dashboards';
import { evidenceContent, evidenceText } from '@evident/domain/evidence';
import { filterForm } from '@evident/domain/filters';
import { highlightView } from '@evident/domain/highlights';
import type { ObjectSchema } from '@evident/domain/kernel';
import { searchResult } from '@evident/domain/search';

/** Names of shapes that several others contain, so that each is one type. */
export const NAMED_SHAPES: readonly (readonly [ObjectSchema, string])[] = [
  [evidenceContent, 'EvidenceContent'],
  [evidenceText, 'EvidenceText'],
  [filterForm, 'FilterForm'],
  [highlightView, 'Highlight'],
  [searchResult, 'SearchHit'],
  [shownChart, 'DashboardChart'],
];
