import { ListAccessTokens } from '@evident/application/identity/queries';
import { RevokeAccessToken } from '@evident/application/identity/revoke-access-token';
import { AccessTokensDto } from './identity.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ACCESS_TOKENS_OPERATIONS = {
  listAccessTokens: operation({
    route: 'GET /me/tokens',
    asks: ListAccessTokens,
    summary: 'List your access tokens in this workspace',
    answers: AccessTokensDto,
    message: ({ actor }) => new ListAccessTokens(actor),
    answer: (items) => ({ items }),
  }),
  revokeAccessToken: operation({
    route: 'DELETE /me/tokens/{tokenId}',
    asks: RevokeAccessToken,
    summary: 'Revoke one of your access tokens',
    refuses: ['NotFound'],
    message: ({ actor, tokenId }) => new RevokeAccessToken(actor, tokenId),
  }),
};
