export { closeUpload } from './close-upload.ts';
export type { SettlingPorts } from './settle-upload.ts';
