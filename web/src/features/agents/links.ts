export const agentPath = (agentId: string): string => `/agents/${agentId}`;
