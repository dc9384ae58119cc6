export const TEMPLATE = 'evident_template';

/** The owner's URL of a database of this run's cluster. */
export const urlOf = (database: string): string => `${process.env['TEST_CLUSTER']}/${database}`;
