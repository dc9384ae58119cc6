import { serveRevisions } from '@evident/adapters/postgres/search/passage-threads';
import { SnowballTextAnalysis } from '@evident/adapters/text/snowball-text-analysis';

/** Worker thread that analyzes large texts for search. */
serveRevisions(new SnowballTextAnalysis());
