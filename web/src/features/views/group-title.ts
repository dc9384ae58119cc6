import type { ShownGroup } from '@evident/domain/views';

export const groupTitle = ({ key, title }: ShownGroup): string => (key === null ? 'None' : title);
