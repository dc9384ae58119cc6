export const docPath = (docId: string): string => `/docs/${docId}`;
