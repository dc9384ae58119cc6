export * from './file-record.ts';
export * from './media-kinds.ts';
export * from './upload-limits.ts';
