export const WEBHOOKS_PATH = '/settings/webhooks';
export const webhookPath = (webhookId: string): string => `${WEBHOOKS_PATH}/${webhookId}`;
