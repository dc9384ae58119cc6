/** Of connections and domains by their ids. */
const OF_SSO = ['testSsoConnection', 'getSsoTest', 'deleteSsoDomain', 'mailSsoDomainCode', 'verifySsoDomain'];

/** No service is set up or connected. */
const SERVICES: Record<string, RegExp> = {
  startConnection: /^409 /,
  finishConnection: /^409 /,
  endConnection: /^404 /,
  listSlackChannels: /^409 /,
  startOwnConnection: /^409 /,
  finishOwnConnection: /^409 /,
  endOwnConnection: /^404 /,
  showTitles: /^404 /,
};

/** Responses concern the caller's own workspace, except for named members and invalid images. */
export const ELSEWHERE: Record<string, RegExp> = {
  listRuleViolations: /^200 /,
  ...Object.fromEntries(
    ['getMember', 'getPerson', 'getPersonFields', 'getErasure', 'deletePerson', 'getDestination', 'getTerm'].map(
      (id) => [id, /^404 /],
    ),
  ),
  ...Object.fromEntries(['changePicture', 'changeLogo'].map((id) => [id, /^422 /])),
  changeWorkspaceTranscription: /^403 /,
  endSupport: /^404 /,
  ...Object.fromEntries(OF_SSO.map((id) => [id, /^404 /])),
  ...SERVICES,
  // Nothing is limited without a plan.
  ...Object.fromEntries(
    ['listPlans', 'requestFeature', 'startFeatureTrial', 'startPlanTrial'].map((id) => [id, /^404 /]),
  ),
  // There is no plan to change.
  ...Object.fromEntries(['changeSubscription', 'cancelSubscription', 'resumeSubscription'].map((id) => [id, /^409 /])),
};

/**
 * Answers to admins of the workspace other than success: to an invalid image, a second plan, a checkout that is paid, and the
 * trial of a feature that the plan has.
 */
export const UNFIT: Record<string, RegExp> = {
  changeLogo: /^422 /,
  ...SERVICES,
  startCheckout: /^409 /,
  confirmCheckout: /^404 /,
  startFeatureTrial: /^409 /,
  startPlanTrial: /^409 /,
  // The connection has no issuer, and no code was mailed.
  testSsoConnection: /^409 /,
  getSsoTest: /^404 /,
  verifySsoDomain: /^422 /,
};
