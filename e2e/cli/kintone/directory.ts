import type {Permission} from './access';

/** The people of the sample story. */

export interface User {
  readonly code: string;
  readonly password: string;
  /** What they may do in every app. */
  readonly permissions: readonly Permission[];
}

/** The author of everything that is done with a token. */
export const ADMINISTRATOR: User = {code: 'Administrator', password: 'elm', permissions: []};

export const HANAKO: User = {
  code: 'hanako',
  password: 'acorn',
  permissions: ['view', 'add', 'edit', 'delete', 'manage'],
};

export const USERS: readonly User[] = [
  ADMINISTRATOR,
  HANAKO,
  {code: 'jiro', password: 'birch', permissions: ['view']},
  {code: 'nora', password: 'cedar', permissions: ['add']},
];

export const GROUPS: readonly string[] = ['packers', 'drivers'];

export const ORGANIZATIONS: readonly string[] = ['north', 'south'];
