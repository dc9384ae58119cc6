export { isForAnyone } from './recipients.ts';
