export const TEMPLATE = 'evident_template';

/** Owner's URL of a database in this run's cluster. */
export const urlOf = (database: string): string => `${process.env['TEST_CLUSTER']}/${database}`;
