import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Post {
  operationId: string;
  parameters?: { name: string; in: string }[];
  responses: object;
  'x-without-idempotency-key'?: string;
}
const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, { post?: Post }>;
};
const posts = Object.values(contract.paths).flatMap(({ post }) => post ?? []);
const named = (wanted: (post: Post) => boolean) =>
  posts
    .filter(wanted)
    .map(({ operationId }) => operationId)
    .sort();
const takesKey = ({ parameters = [] }: Post): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key');

/** The contract and docs/capabilities/api.md give reasons. Only shorten this list. */
const WITHOUT = [
  'confirmEmail',
  'confirmEmailChange',
  'confirmIdentity',
  'createRecoveryCodes',
  'deleteAccount',
  'findWorkspaces',
  'finishHandover',
  'finishSignIn',
  'finishSso',
  'identifyWebhook',
  'mailSsoDomainCode',
  'previewInvite',
  'receiveCode',
  'receiveCodeOfAnyService',
  'receivePaymentEvent',
  'receiveSlackDelivery',
  'requestConfirmationCode',
  'requestPasswordReset',
  'requestSignInMail',
  'requestUnlock',
  'resetPassword',
  'setUpSecondFactor',
  'signIn',
  'signUp',
  'startHandover',
  'startSso',
  'startSsoConfirmation',
  'startUpload',
  'stopMails',
  'testDestination',
  'tryAutomation',
  'unlock',
];

describe('an Idempotency-Key', () => {
  it('applies to every POST except those with a documented reason', () => {
    expect(posts.length).toBeGreaterThan(30);
    expect(named((post) => !takesKey(post))).toEqual(WITHOUT);
    expect(named(({ 'x-without-idempotency-key': reason }) => reason !== undefined && reason.length > 10)).toEqual(
      WITHOUT,
    );
  });

  it('adds the refusals of a repeated request wherever it applies', () => {
    expect(named((post) => takesKey(post) && !('409' in post.responses && '422' in post.responses))).toEqual([]);
  });
});
