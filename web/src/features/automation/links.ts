export const automationPath = (automationId: string): string => `/automations/${automationId}`;
