import { createContext } from 'react';
import { documentMatchesQuery, documentPageQuery } from '../data/documents/queries.ts';

/** Where the viewer reads documents from: as a member, or as the visitor of a link. */
export interface DocumentSource {
  readonly page: typeof documentPageQuery;
  readonly matches: typeof documentMatchesQuery;
  /** Address of an image. */
  readonly image: (fileId: string) => string;
  /** For PDFs and images; empty for members, who have cookies. */
  readonly headers: Readonly<Record<string, string>>;
}

const MEMBERS: DocumentSource = {
  page: documentPageQuery,
  matches: documentMatchesQuery,
  image: (fileId) => `/api/v1/files/${fileId}/content`,
  headers: {},
};

export const DocumentSourceContext = createContext<DocumentSource>(MEMBERS);
