import type { UploadBytes } from '@evident/application/uploads/upload-bytes';
import type { SettlingPorts } from '@evident/application/uploads/settle-upload';
import { port } from '../kernel/port.ts';
import type { UploadProtocol } from './upload-protocol.ts';

export const UPLOAD_BYTES = port<UploadBytes>('UploadBytes');
export const UPLOAD_PROTOCOL = port<UploadProtocol>('UploadProtocol');
export const SETTLING = port<SettlingPorts>('SettlingPorts');
