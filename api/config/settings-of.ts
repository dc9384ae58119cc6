import { proxiesIn } from '../kernel/host.ts';
import type { Settings } from '../kernel/settings.ts';
import type { Config } from './read-config.ts';

function s3Of({ s3Bucket, s3Region, s3Endpoint, s3AccessKeyId, s3SecretAccessKey }: Config): Settings['s3'] {
  if (!s3Bucket) return undefined;
  const credentials =
    s3AccessKeyId && s3SecretAccessKey ? { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey } : undefined;
  return { bucket: s3Bucket, region: s3Region, endpoint: s3Endpoint, credentials };
}

function embeddingOf(config: Config): Settings['embedding'] {
  const { embeddings, embeddingModelDir, embeddingUrl, embeddingModel, embeddingKey } = config;
  if (embeddings === 'off') return 'off';
  if (embeddingUrl && embeddingModel) return { url: embeddingUrl, model: embeddingModel, key: embeddingKey };
  return embeddingModelDir ? { folder: embeddingModelDir } : undefined;
}

function endpointsOf(config: Config): Pick<Settings, 'transcription' | 'translation'> {
  const { transcriptionUrl, transcriptionModel, transcriptionKey, translationUrl, translationKey } = config;
  return {
    transcription: transcriptionUrl
      ? { url: transcriptionUrl, model: transcriptionModel, key: transcriptionKey }
      : undefined,
    translation: translationUrl ? { url: translationUrl, key: translationKey } : undefined,
  };
}

function aiOf(config: Config): Settings['ai'] {
  const { aiUrl, aiModel, ai2Url, ai2Model } = config;
  const one = aiUrl &&
    aiModel && {
      id: 'AI',
      url: aiUrl,
      model: aiModel,
      provider: config.aiProvider,
      key: config.aiKey,
      region: config.aiRegion,
      contextTokens: config.aiContextTokens,
    };
  const other = ai2Url &&
    ai2Model && {
      id: 'AI_2',
      url: ai2Url,
      model: ai2Model,
      provider: config.ai2Provider,
      key: config.ai2Key,
      region: config.ai2Region,
      contextTokens: config.ai2ContextTokens,
    };
  return { models: [one, other].filter((model) => typeof model === 'object'), monthlyTokens: config.aiMonthlyTokens };
}

function stripeOf({ stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret }: Config): Settings['stripe'] {
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined;
}

function slackOf(config: Config): Settings['slack'] {
  const { slackClientId: clientId, slackClientSecret: clientSecret, slackSigningSecret: signingSecret } = config;
  return clientId && clientSecret && signingSecret
    ? { clientId, clientSecret, signingSecret, ...(config.slackUrl && { url: config.slackUrl }) }
    : undefined;
}

function tenancyOf(config: Config) {
  const { graceDays, staffDomain, tenantKey, ssoInternalHosts, tokenIssuer: issuer, tokenAudience: audience } = config;
  const tokenIssuer = issuer && audience ? { issuer, audience } : undefined;
  return { graceDays, staffDomain, tenantKey, ssoInternalHosts, tokenIssuer };
}

/** Combines the configuration with values determined at startup. */
export function settingsOf(
  config: Config,
  made: Pick<Settings, 'databaseUrl' | 'jobsUrl' | 'dataFolder' | 'release'> & { readonly secret: string },
): Settings {
  const {
    publicUrl,
    smtpUrl,
    mailFrom,
    redisUrl,
    elasticsearchUrl,
    elasticsearchPrefix,
    logLevel,
    mediaConcurrency,
    sofficePath,
    requestsPerMinute,
    trustedProxies = [],
    socketsPerAddress: perAddress,
    sockets: total,
    onboarding,
    plans,
    previousSecrets,
    graphqlIntrospection,
    linkAcademy: academy,
    linkDemo: demo,
    linkCommunity: community,
    feedbackEmail: feedback,
    webhookInternalHosts,
    feedbackSourcesUrl,
    clamd,
  } = config;
  return {
    ...made,
    previousSecrets,
    publicUrl,
    redisUrl,
    elasticsearch: elasticsearchUrl ? { url: elasticsearchUrl, prefix: elasticsearchPrefix } : undefined,
    embedding: embeddingOf(config),
    logLevel,
    mediaConcurrency,
    sofficePath,
    requestsPerMinute,
    proxies: proxiesIn(trustedProxies),
    sockets: { perAddress, total },
    onboarding,
    plans: plans === 'on',
    graphqlIntrospection: graphqlIntrospection === 'on',
    stripe: stripeOf(config),
    slack: slackOf(config),
    webhookInternalHosts,
    ...tenancyOf(config),
    feedbackSourcesUrl,
    clamd,
    links: { academy, demo, community, feedback },
    smtp: smtpUrl ? { url: smtpUrl, from: mailFrom } : undefined,
    s3: s3Of(config),
    ...endpointsOf(config),
    ai: aiOf(config),
  };
}
