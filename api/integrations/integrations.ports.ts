import type { ConnectingPorts } from '@evident/application/integrations/connections';
import type { Chat } from '@evident/application/integrations/chat';
import type { AccountFinder } from '@evident/application/integrations/identify-account';
import type { IntegrationDirectory } from '@evident/application/integrations/integration-stores';
import type { Providers } from '@evident/application/integrations/provider';
import type { TokenPorts } from '@evident/application/integrations/with-token';
import type { Provider } from '@evident/application/kernel/signed-delivery';
import type { Vault } from '@evident/application/identity/ports';
import { port } from '../kernel/port.ts';

export const PROVIDERS = port<Providers>('Providers');
export const TOKEN_VAULT = port<Vault>('TokenVault');
export const CONNECTING = port<ConnectingPorts>('ConnectingPorts');
export const TOKENS = port<TokenPorts>('TokenPorts');
export const INTEGRATION_DIRECTORY = port<IntegrationDirectory>('IntegrationDirectory');
export const CHAT = port<Chat>('Chat');
export const ACCOUNT_FINDERS = port<Readonly<Partial<Record<Provider, AccountFinder>>>>('AccountFinders');
