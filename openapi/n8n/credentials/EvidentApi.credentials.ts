import type { IAuthenticateGeneric, ICredentialTestRequest, ICredentialType, INodeProperties } from 'n8n-workflow';

export class EvidentApi implements ICredentialType {
  name = 'evidentApi';

  displayName = 'Evident API';

  documentationUrl = 'https://evident.example/docs/capabilities/webhooks';

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'url',
      type: 'string',
      default: '',
      placeholder: 'https://research.example.com',
      required: true,
    },
    {
      displayName: 'Access Token',
      name: 'token',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'Create one in Evident under Settings → Account → Access tokens',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.token}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.url.replace(/\\/+$/, "")}}', url: '/api/v1/me' },
  };
}
