export const position = {
  type: 'integer',
  minimum: 0,
  maximum: 5_000_000,
  description: 'Unicode code points in the plain text of the note',
} as const;
