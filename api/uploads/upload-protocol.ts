import type { Readable } from 'node:stream';
import { StaleVersion, type Uuid, refuse } from '@evident/domain/kernel';

/** The tus protocol over the bytes of unfinished uploads. Knows neither members nor permissions. */
export interface UploadProtocol {
  answer(
    fileId: Uuid,
    request: {
      readonly method: string;
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
      readonly body: Readable | null;
    },
  ): Promise<Response>;
}

export const TUS_VERSION = '1.0.0';

/** @throws Refusal for requests of another protocol or version */
export function demandTus(version: string | undefined): void {
  if (version !== TUS_VERSION)
    throw new StaleVersion('The upload is not tus 1.0.0', `Send \`Tus-Resumable: ${TUS_VERSION}\`.`);
}

/** Refuses in the words of the API if the protocol did. */
export async function refuseFailed(answer: Response): Promise<void> {
  if (answer.status < 400) return;
  const said = (await answer.text()).trim();
  switch (answer.status) {
    case 404:
    case 410:
      return refuse('NotFound', 'Upload not found', 'Start the upload again.');
    case 409:
      return refuse(
        'InvalidOperation',
        '`Upload-Offset` is not the number of bytes received',
        'Send a HEAD request, then continue at its `Upload-Offset`.',
      );
    case 501:
      return refuse('BAD_USER_INPUT', said, 'Use the extensions creation, termination and expiration of tus.');
    case 507:
      return refuse('InsufficientStorage', 'File storage is full', 'Try again once an administrator has made room.');
    case 413:
      return refuse('UnprocessableContent', 'More bytes were sent than announced', 'Start the upload again.');
    default:
      return answer.status < 500
        ? refuse('BAD_USER_INPUT', said || 'The upload request is malformed', 'See the tus protocol, version 1.0.0.')
        : refuse('InternalError', 'The bytes could not be stored', 'Try again in a while.');
  }
}
