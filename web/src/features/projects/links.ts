import { slugged } from '@evident/domain/links';
import { folderTitle } from '@evident/domain/projects';

/** The page of a project, its title before its id. */
export const projectPath = ({ id, title }: { id: string; title: string }): string => `/projects/${slugged(title, id)}`;

/** The page of a folder. */
export const folderPath = ({ id, title }: { id: string; title: string }): string =>
  `/folders/${title.trim() === '' ? id : slugged(folderTitle(title), id)}`;
