import { serveRevisions } from '@evident/adapters/postgres/search/passage-threads';
import { SnowballTextAnalysis } from '@evident/adapters/text/snowball-text-analysis';

/** The program of the thread that analyses large texts for search. */
serveRevisions(new SnowballTextAnalysis());
