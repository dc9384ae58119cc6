export const researchPath = (researchId: string): string => `/research/${researchId}`;
