import type { INodeType, INodeTypeDescription } from 'n8n-workflow';
import { properties } from './EvidentDescription';

export class Evident implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Evident',
    name: 'evident',
    icon: 'file:evident.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Work with notes, highlights and insights in Evident',
    defaults: { name: 'Evident' },
    inputs: ['main'],
    outputs: ['main'],
    usableAsTool: true,
    credentials: [{ name: 'evidentApi', required: true }],
    requestDefaults: {
      baseURL: '={{$credentials.url.replace(/\\/+$/, "")}}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    },
    properties,
  };
}
