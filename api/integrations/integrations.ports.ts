import type { Connecting } from '@evident/application/integrations/connecting';
import type { Chat } from '@evident/application/integrations/chat';
import type { IntegrationDirectory } from '@evident/application/integrations/integration-stores';
import type { Providers } from '@evident/application/integrations/provider';
import type { TokenPorts } from '@evident/application/integrations/with-token';
import type { Vault } from '@evident/application/identity/ports';
import { port } from '../kernel/port.ts';

export const PROVIDERS = port<Providers>('Providers');
export const TOKEN_VAULT = port<Vault>('TokenVault');
export const CONNECTING = port<Connecting>('Connecting');
export const TOKENS = port<TokenPorts>('TokenPorts');
export const INTEGRATION_DIRECTORY = port<IntegrationDirectory>('IntegrationDirectory');
export const CHAT = port<Chat>('Chat');
